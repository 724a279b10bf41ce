/** A hero's points that can be taken back. `owed` is the part of `held` that was taken back already. */
export interface Purse {
  available: number;
  held: number;
  owed: number;
}

/** How an amount that is taken back is divided. */
export interface TakenBack {
  /** Taken from what can be spent. */
  left: number;
  /** Paid by held points when they return. */
  held: number;
  /** Spent before: nothing is left to take. */
  spent: number;
}

/** Divides what is taken back: first from available points, then from held ones, the rest was spent. */
export function takeBack({ available, held, owed }: Purse, amount: number): TakenBack {
  const left = Math.min(amount, available);
  const fromHeld = Math.min(amount - left, held - owed);
  return { left, held: fromHeld, spent: amount - left - fromHeld };
}

/** What held points pay of what was taken back meanwhile, when `amount` of them return. */
export function repaid({ owed }: Pick<Purse, 'owed'>, amount: number): number {
  return Math.min(owed, amount);
}

/** What can no longer be paid, when `amount` of the held points are spent. */
export function overdrawn({ held, owed }: Pick<Purse, 'held' | 'owed'>, amount: number): number {
  return Math.max(0, owed - (held - amount));
}
