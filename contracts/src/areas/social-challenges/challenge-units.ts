import type { ChallengeType } from './catalogue.js';

/** Smallest units in one unit of a target: a target of CO2 is in kg and activities are in grams. */
export const UNITS_PER_TARGET: Readonly<Record<ChallengeType, number>> = {
  bottles_prevented: 1,
  co2_saved: 1000,
  trade_value: 1,
  points_earned: 1,
};

/** Progress as it is shown: whole units of the target, what is begun does not count. */
export function shownProgress(challengeType: ChallengeType, progress: number): number {
  return Math.floor(progress / UNITS_PER_TARGET[challengeType]);
}
