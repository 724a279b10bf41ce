import type { DubaiMetric } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import type { VerifiedActivity } from '../trade-ins/trade-ins.area.js';

/** A participation that is not completed, with what completes it. */
export interface OpenParticipation {
  challengeId: string;
  heroId: string;
  title: string;
  metric: DubaiMetric;
  target: number;
  progress: number;
  joinedAt: Date;
  expiresAt: Date;
  pointsReward: number;
  rewardItem: string;
}

/** What activities did for a participation. `completedBy` is the activity that reached the target. */
export interface ProgressMade {
  participation: OpenParticipation;
  added: number;
  latest: VerifiedActivity;
  completedBy: VerifiedActivity | undefined;
}

const METRICS: Readonly<Record<DubaiMetric, (activity: VerifiedActivity) => number>> = {
  bottles_prevented: ({ bottlesPrevented }) => bottlesPrevented,
  co2_saved: ({ co2Saved }) => co2Saved,
  trade_value: ({ tradeValue }) => tradeValue,
  points_earned: ({ points }) => points,
};

/** What an activity counts in a challenge; nothing where it lies outside of joining and the challenge's end. */
export function countedIn(
  { heroId, metric, joinedAt, expiresAt }: Pick<OpenParticipation, 'heroId' | 'metric' | 'joinedAt' | 'expiresAt'>,
  activity: VerifiedActivity,
): number {
  const isWithin = activity.heroId === heroId && joinedAt <= activity.time && activity.time < expiresAt;
  return isWithin ? METRICS[metric](activity) : 0;
}

/**
 * What the hero's activities between joining and the challenge's end add to a participation. Capped at its target, so
 * that their order does not matter. Undefined where they add nothing.
 */
export function progressMade(
  participation: OpenParticipation,
  activities: readonly VerifiedActivity[],
): ProgressMade | undefined {
  const { metric, target } = participation;
  const counting = activities.filter((activity) => countedIn(participation, activity) > 0);
  let { progress } = participation;
  let latest: VerifiedActivity | undefined;
  for (const activity of counting.toSorted((a, b) => a.time.getTime() - b.time.getTime())) {
    if (progress >= target) break;
    progress = Math.min(target, progress + METRICS[metric](activity));
    latest = activity;
  }
  return latest
    && {
      participation,
      added: progress - participation.progress,
      latest,
      completedBy: progress >= target ? latest : undefined,
    };
}
