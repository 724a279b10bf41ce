import { SLOT_MACHINE } from '@planet-heroes/contracts/areas/heroes/points';

export type SlotSymbol = (typeof SLOT_MACHINE.symbols)[number];

/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/** How many times the reels move in one spin: 20 to 29 (spec document 1, section 4). */
export function drawTicks(random: Random): number {
  return SLOT_MACHINE.minTicks + Math.floor(random() * (SLOT_MACHINE.maxTicks - SLOT_MACHINE.minTicks + 1));
}

/** One symbol for each reel, each as likely as any other. */
export function drawReels(random: Random): SlotSymbol[] {
  const { reels, symbols } = SLOT_MACHINE;
  return Array.from({ length: reels }, () => symbols[Math.floor(random() * symbols.length)]!);
}

/** Four alike, or every fifth spin (spec document 1, section 4). `spin` counts from 1. */
export function isJackpot(reels: readonly SlotSymbol[], spin: number): boolean {
  return reels.every((symbol) => symbol === reels[0]) || spin % SLOT_MACHINE.jackpotEvery === 0;
}

/** After how many more spins a jackpot is certain. */
export function spinsUntilJackpot(spins: number): number {
  return SLOT_MACHINE.jackpotEvery - (spins % SLOT_MACHINE.jackpotEvery);
}
