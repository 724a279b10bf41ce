import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import type { VerifiedActivity } from '../trade-ins/trade-ins.area.js';
import { type OpenParticipation, type ProgressMade, progressMade } from './challenge-progress.js';

/** The rule under which completed Dubai challenges pay. */
export const DUBAI_CHALLENGE_RULE = 'dubai-challenge';

/**
 * Adds activities to participations. One that reaches its target is completed: it pays its points once and grants its reward
 * item. Returns the events to append. The participations' heroes must be locked.
 */
export async function advanceParticipations(
  transaction: Transaction,
  participations: readonly OpenParticipation[],
  activities: readonly VerifiedActivity[],
): Promise<NewEvent[]> {
  const made = participations.flatMap((participation) => progressMade(participation, activities) ?? []);
  if (made.length === 0) return [];
  await save(transaction, made);
  const completed = made.filter(({ completedBy }) => completedBy);
  const moved = await movePoints(
    transaction,
    completed.map(({ participation: { challengeId, heroId, title, pointsReward }, latest }) => ({
      kind: 'earn', heroId, amount: pointsReward, rule: DUBAI_CHALLENGE_RULE, cause: `dubai-challenge:${challengeId}`, reason: title, time: latest.time,
    })),
  );
  return [...made.flatMap(eventsOf), ...moved];
}

async function save(transaction: Transaction, made: readonly ProgressMade[]): Promise<void> {
  await transaction.query(
    `update dubai_participation as participation set
       progress = participation.progress + made.added,
       state = case when made.completed_at is null then 'active' else 'completed' end,
       completed_at = made.completed_at, granted_item = made.item, points_earned = made.points
     from unnest($1::text[], $2::text[], $3::bigint[], $4::timestamptz[], $5::text[], $6::bigint[])
       as made (challenge_id, hero_id, added, completed_at, item, points)
     where participation.challenge_id = made.challenge_id and participation.hero_id = made.hero_id`,
    [
      made.map(({ participation }) => participation.challengeId),
      made.map(({ participation }) => participation.heroId),
      made.map(({ added }) => added),
      made.map(({ completedBy }) => completedBy?.time.toISOString() ?? null),
      made.map(({ completedBy, participation }) => (completedBy ? participation.rewardItem : null)),
      made.map(({ completedBy, participation }) => (completedBy ? participation.pointsReward : 0)),
    ],
  );
}

function eventsOf({ participation, added, latest, completedBy }: ProgressMade): NewEvent[] {
  const { challengeId, heroId, pointsReward, rewardItem } = participation;
  const envelope = { subject: challengeId, cause: latest.cause, time: latest.time };
  const progressed: NewEvent = { type: 'dubai_challenge.progressed', ...envelope, data: { challengeId, heroId, added } };
  if (!completedBy) return [progressed];
  return [progressed, { type: 'dubai_challenge.completed', ...envelope, data: { challengeId, heroId, pointsReward, rewardItem } }];
}
