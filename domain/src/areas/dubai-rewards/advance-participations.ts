import type { Row, Transaction } from '../../kernel/database/database.js';
import { rowsOf } from '../../kernel/database/rows-of.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { awardKey, awardsHad } from '../../kernel/points/person-awards.js';
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
  const progressed = participations.flatMap((participation) => progressMade(participation, activities) ?? []);
  if (progressed.length === 0) return [];
  const made = await rewardedOnce(transaction, progressed);
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
      award: { cause: challengeId },
    })),
  );
  return [...made.flatMap(eventsOf), ...moved];
}

/** A hero that merged with one who completed the challenge is not rewarded for it again. */
async function rewardedOnce(transaction: Transaction, made: readonly ProgressMade[]): Promise<ProgressMade[]> {
  const keyOf = ({ participation: { heroId, challengeId } }: ProgressMade) => ({
    personId: heroId, rule: DUBAI_CHALLENGE_RULE, cause: challengeId,
  });
  const had = await awardsHad(transaction, made.filter(({ completedBy }) => completedBy).map(keyOf));
  return made.map((each) =>
    had.has(awardKey(keyOf(each)))
      ? { ...each, participation: { ...each.participation, pointsReward: 0, rewardItem: '' } }
      : each
  );
}

async function save(transaction: Transaction, made: readonly ProgressMade[]): Promise<void> {
  const saved = made.map((
    { participation: { challengeId, heroId, rewardItem, pointsReward }, added, completedBy },
  ) => ({
    challengeId,
    heroId,
    added,
    completed: completedBy?.time ?? null,
    item: completedBy && rewardItem ? rewardItem : null,
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
