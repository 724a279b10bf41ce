import type { LockedChallenge } from './lock-challenge.js';

/** What a hero's activities did to one participation. Hero and challenge are locked. */
export interface RecordedAdvance {
  challenge: LockedChallenge;
  heroId: string;
  amount: number;
  completed: boolean;
  /** The trade that reached the target; undefined for sample data, which is paid regardless. */
  completedBy?: string | undefined;
  cause: string;
  at: Date;
}
