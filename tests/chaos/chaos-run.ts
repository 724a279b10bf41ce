import type { ChaosRow } from './report.ts';

/** What every row is given. */
export interface Chaos {
  seed: number;
  /** 1 is the full size. */
  scale: number;
  /** Numbers in [0, 1) that follow from the seed alone. */
  random(): number;
}

/** A whole number of at least `least`: the full size's share. */
export function scaled({ scale }: Chaos, full: number, least: number): number {
  return Math.max(least, Math.round(full * scale));
}

/** A whole number from `from` to below `to`. */
export function drawn({ random }: Chaos, from: number, to: number): number {
  return from + Math.floor(random() * (to - from));
}

/** One line of a row: it holds when nothing was found that should not be. */
export function line(
  chaos: Chaos,
  id: string,
  fault: string,
  mustHold: string,
  figures: string,
  faults: readonly string[],
): ChaosRow {
  const found = faults.length === 0
    ? figures
    : `${figures}; BUT ${faults.slice(0, 5).join('; ')}${faults.length > 5 ? ` and ${faults.length - 5} more` : ''}`;
  return { id, fault, mustHold, figures: found, holds: faults.length === 0, seed: chaos.seed };
}
