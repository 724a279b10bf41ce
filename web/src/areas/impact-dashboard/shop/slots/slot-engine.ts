import { SLOT_MACHINE } from '@planet-heroes/contracts/areas/heroes/points';

export interface SlotState {
  phase: 'idle' | 'spinning';
  reels: readonly SlotSymbol[];
  /** Spins begun so far. */
  spins: number;
  /** What the last spin came to; undefined before the first and while one runs. */
  outcome: 'jackpot' | 'trade' | undefined;
}

/** The clock that the machine runs on. */
export interface SlotClock {
  setTimeout: (task: () => void, ms: number) => unknown;
  clearTimeout: (timer: unknown) => void;
}

export interface SlotOptions {
  random?: Random;
  clock?: SlotClock;
  /** Runs as a jackpot settles. */
  onJackpot?: () => void;
  /** The moment to celebrate: a while after the reels have settled. */
  onCelebrate: (outcome: 'jackpot' | 'trade') => void;
}

const browserClock: SlotClock = {
  setTimeout: (task, ms) => setTimeout(task, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** The slot machine without its looks (spec document 1, sections 4 and 9): idle, spinning tick by tick, settled. */
export class SlotEngine {
  private readonly listeners = new Set<() => void>();
  private readonly random: Random;
  private readonly clock: SlotClock;
  private timer: unknown;
  private state: SlotState = {
    phase: 'idle',
    reels: SLOT_MACHINE.symbols.slice(0, SLOT_MACHINE.reels),
    spins: 0,
    outcome: undefined,
  };

  constructor(private readonly options: SlotOptions) {
    this.random = options.random ?? Math.random;
    this.clock = options.clock ?? browserClock;
  }

  readonly snapshot = (): SlotState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Begins a spin; while one runs, nothing happens. */
  readonly spin = (): void => {
    if (this.state.phase === 'spinning') return;
    this.clock.clearTimeout(this.timer);
    this.change({ phase: 'spinning', spins: this.state.spins + 1, outcome: undefined });
    this.tick(drawTicks(this.random));
  };

  /** Calls off what is to come, for a visitor who leaves: no celebration may follow to another screen. */
  readonly stop = (): void => {
    this.clock.clearTimeout(this.timer);
    if (this.state.phase === 'spinning') this.change({ phase: 'idle' });
  };

  private tick(left: number): void {
    this.timer = this.clock.setTimeout(() => {
      this.change({ reels: drawReels(this.random) });
      if (left > 1) this.tick(left - 1);
      else this.settle();
    }, SLOT_MACHINE.tickMs);
  }

  private settle(): void {
    const { reels, spins } = this.state;
    const outcome = isJackpot(reels, spins) ? 'jackpot' : 'trade';
    this.change({ phase: 'idle', outcome });
    if (outcome === 'jackpot') this.options.onJackpot?.();
    const delay = outcome === 'jackpot' ? SLOT_MACHINE.jackpotDelayMs : SLOT_MACHINE.tradeCelebration.delayMs;
    this.timer = this.clock.setTimeout(() => this.options.onCelebrate(outcome), delay);
  }

  private change(part: Partial<SlotState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}

export type SlotSymbol = (typeof SLOT_MACHINE.symbols)[number];

/** A number from 0 up to, but not including, 1. */
type Random = () => number;

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
  return areAlike(reels) || spin % SLOT_MACHINE.jackpotEvery === 0;
}

export function areAlike(reels: readonly SlotSymbol[]): boolean {
  return reels.every((symbol) => symbol === reels[0]);
}

/** After how many more spins a jackpot is certain. */
export function spinsUntilJackpot(spins: number): number {
  return SLOT_MACHINE.jackpotEvery - (spins % SLOT_MACHINE.jackpotEvery);
}
