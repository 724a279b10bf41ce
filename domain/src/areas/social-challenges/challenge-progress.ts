import type { ChallengeType } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { UNITS_PER_TARGET } from '@planet-heroes/contracts/areas/social-challenges/challenge-units';

/** The parts of a verified trade that can count in a challenge. Value in whole AED, CO2 in grams. */
export interface CountedActivity {
  bottlesPrevented: number;
  co2Saved: number;
  tradeValue: number;
  points: number;
  time: Date;
  tradeInId?: string;
}

/** The part of an activity that each type counts, in its smallest unit. */
const COUNTED: Readonly<Record<ChallengeType, (activity: CountedActivity) => number>> = {
  bottles_prevented: ({ bottlesPrevented }) => bottlesPrevented,
  co2_saved: ({ co2Saved }) => co2Saved,
  trade_value: ({ tradeValue }) => tradeValue,
  points_earned: ({ points }) => points,
};

/** A participation that activities still count for. */
export interface OpenParticipation {
  challengeType: ChallengeType;
  targetValue: number;
  progress: number;
  joinedAt: Date;
  expiresAt: Date;
}

/** What activities add to a participation. */
export interface Advance {
  /** What counts now; no more than was lacking. */
  amount: number;
  /** When the last activity that counted happened; undefined where none did. */
  lastAt: Date | undefined;
  completed: boolean;
  /** The trade that reached the target, among the activities in their order. */
  completedBy: string | undefined;
}

/** What an activity counts in a participation; nothing where it lies outside of joining and expiry. */
export function countedIn(
  { challengeType, joinedAt, expiresAt }: Pick<OpenParticipation, 'challengeType' | 'joinedAt' | 'expiresAt'>,
  activity: CountedActivity,
): number {
  return activity.time >= joinedAt && activity.time < expiresAt ? COUNTED[challengeType](activity) : 0;
}

/**
 * Counts activities from joining (included) to expiry (not included). Progress stops at the target, so that the order
 * and grouping of the activities do not matter.
 */
export function advance(participation: OpenParticipation, activities: readonly CountedActivity[]): Advance {
  const { challengeType, targetValue, progress, joinedAt, expiresAt } = participation;
  const counted = activities.filter(({ time }) => time >= joinedAt && time < expiresAt);
  const lacking = targetValue * UNITS_PER_TARGET[challengeType] - progress;
  const amount = Math.min(lacking, counted.reduce((sum, activity) => sum + COUNTED[challengeType](activity), 0));
  const lastAt = counted.reduce<Date | undefined>((last, { time }) => (last && last >= time ? last : time), undefined);
  const completed = amount === lacking;
  return { amount, lastAt, completed, completedBy: completed ? reaching(counted, challengeType, lacking) : undefined };
}

/** The trade with which activities, in their order, amount to what was lacking. */
function reaching(
  activities: readonly CountedActivity[],
  challengeType: ChallengeType,
  lacking: number,
): string | undefined {
  let sum = 0;
  return activities.find((activity) => (sum += COUNTED[challengeType](activity)) >= lacking)?.tradeInId;
}
