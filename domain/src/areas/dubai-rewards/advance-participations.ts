import type { Row, Transaction } from '../../kernel/database/database.js';
import { rowsOf } from '../../kernel/database/rows-of.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import type { VerifiedActivity } from '../trade-ins/trade-ins.area.js';
import { type OpenParticipation, type ProgressMade, progressMade } from './challenge-progress.js';
import type { DubaiParticipationRecord } from './dubai-participation.entity.js';

type ParticipationState = Row<typeof DubaiParticipationRecord>['state'];

/** The rule under which completed Dubai challenges pay. */
export const DUBAI_CHALLENGE_RULE = 'dubai-challenge';

/**
 * Adds activities to participations. One that reaches its target is completed: it pays its points once and grants its
 * reward item. Returns the events to append. The participations' heroes must be locked.
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
      kind: 'earn',
      heroId,
      amount: pointsReward,
      rule: DUBAI_CHALLENGE_RULE,
      cause: `dubai-challenge:${challengeId}`,
      reason: title,
      time: latest.time,
    })),
  );
  return [...made.flatMap(eventsOf), ...moved];
}

async function save(transaction: Transaction, made: readonly ProgressMade[]): Promise<void> {
  const saved = made.map((
    { participation: { challengeId, heroId, rewardItem, pointsReward }, added, completedBy },
  ) => ({
    challengeId,
    heroId,
    added,
    completed: completedBy?.time ?? null,
    item: completedBy ? rewardItem : null,
    points: completedBy ? pointsReward : 0,
  }));
  const columns = {
    challengeId: 'text',
    heroId: 'text',
    added: 'bigint',
    completed: 'timestamptz',
    item: 'text',
    points: 'bigint',
  } as const;
  await transaction
    .tables<typeof DubaiParticipationRecord>()
    .updateTable('dubai_participation')
    .from(rowsOf('made', saved, columns))
    .set(({ eb, ref, val }) => ({
      progress: eb('dubai_participation.progress', '+', ref('made.added')),
      state: eb
        .case()
        .when('made.completed', 'is', null)
        .then(val<ParticipationState>('active'))
        .else(val<ParticipationState>('completed'))
        .end(),
      completedAt: ref('made.completed'),
      grantedItem: ref('made.item'),
      pointsEarned: ref('made.points'),
    }))
    .whereRef('dubai_participation.challengeId', '=', 'made.challengeId')
    .whereRef('dubai_participation.heroId', '=', 'made.heroId')
    .execute();
}

function eventsOf({ participation, added, latest, completedBy }: ProgressMade): NewEvent[] {
  const { challengeId, heroId, pointsReward, rewardItem } = participation;
  const envelope = { subject: challengeId, cause: latest.cause, time: latest.time };
  const progressed: NewEvent = {
    type: 'dubai_challenge.progressed',
    ...envelope,
    data: { challengeId, heroId, added },
  };
  if (!completedBy) return [progressed];
  return [progressed, {
    type: 'dubai_challenge.completed',
    ...envelope,
    data: { challengeId, heroId, pointsReward, rewardItem },
  }];
}
