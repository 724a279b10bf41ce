import type { Statement } from '../database/database.js';

/** What points that moved change for their holder, whole, and below zero where they were taken. */
export interface BalanceChange {
  heroId: string;
  available: number;
  pending: number;
  held: number;
  /** What held points pay when they return. */
  owed: number;
  /** What counts for score and level, as part of `available`. */
  earned: number;
  at: Date;
}

/** Adds changes to the folded numbers of their holders, who must be locked. */
export type FoldBalances = (changes: readonly BalanceChange[]) => Statement;
