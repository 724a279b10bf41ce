import type { DubaiMetric } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import type { VerifiedDeed } from '../trade-ins/consequences.js';

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

/** What deeds did for a participation. `completedBy` is the deed that reached the target. */
export interface ProgressMade {
  participation: OpenParticipation;
  added: number;
  latest: VerifiedDeed;
  completedBy: VerifiedDeed | undefined;
}

const METRICS: Readonly<Record<DubaiMetric, (deed: VerifiedDeed) => number>> = {
  bottles_prevented: ({ bottlesPrevented }) => bottlesPrevented,
  co2_saved: ({ co2Saved }) => co2Saved,
  trade_value: ({ tradeValue }) => tradeValue,
  points_earned: ({ points }) => points,
};

/**
 * What the hero's deeds between joining and the challenge's end add to a participation: no more than its target, so that
 * the end is the same in whatever order they come. Undefined where they add nothing.
 */
export function progressMade(participation: OpenParticipation, deeds: readonly VerifiedDeed[]): ProgressMade | undefined {
  const { heroId, metric, target, joinedAt, expiresAt } = participation;
  const counting = deeds.filter((deed) => deed.heroId === heroId && joinedAt <= deed.time && deed.time < expiresAt && METRICS[metric](deed) > 0);
  let { progress } = participation;
  let latest: VerifiedDeed | undefined;
  for (const deed of counting.toSorted((a, b) => a.time.getTime() - b.time.getTime())) {
    if (progress >= target) break;
    progress = Math.min(target, progress + METRICS[metric](deed));
    latest = deed;
  }
  return latest && { participation, added: progress - participation.progress, latest, completedBy: progress >= target ? latest : undefined };
}
