import type { ParticipationState } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import { rowsOf } from '../../kernel/database/rows-of.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { movePoints, type PointMovement } from '../../kernel/points/move-points.js';
import { participationStates } from './participation.states.js';
import type { RecordedAdvance } from './recorded-advance.js';
import type { SocialChallengeTables } from './social-challenges.entities.js';
import { SOCIAL_CHALLENGE_RULE, unpaidCompletions } from './unpaid-completions.js';

type Paid = RecordedAdvance & { paid: number };

/**
 * Writes progress down, pays those who reached their target from the escrow, and ends challenges whose every seat is
 * completed. A fixed number of statements; returns the events to append.
 */
export async function recordAdvances(
  transaction: Transaction,
  advances: readonly RecordedAdvance[],
): Promise<NewEvent[]> {
  const completions = advances.filter(({ completed }) => completed);
  for (const { challenge } of completions) {
    participationStates.assert(challenge.id, 'active', 'completed');
    challenge.completedParticipants++;
  }
  const unpaid = await unpaidCompletions(transaction, completions);
  const paid = advances.map((each): Paid => ({
    ...each, paid: each.completed && !unpaid.has(each) ? each.challenge.pointsReward : 0,
  }));
  await saveProgress(transaction, paid);
  const events: NewEvent[] = paid.flatMap(eventsOf);
  if (completions.length === 0) return events;
  events.push(...(await movePoints(transaction, paid.flatMap(asPayment))));
  const touched = [...new Set(completions.map(({ challenge }) => challenge))];
  const over = touched.filter((challenge) => challenge.completedParticipants === challenge.participantLimit);
  const counted = touched.map((challenge) => ({
    id: challenge.id,
    completed: challenge.completedParticipants,
    at: over.includes(challenge) ? completions.findLast((each) => each.challenge === challenge)!.at : null,
  }));
  await transaction
    .tables<SocialChallengeTables>()
    .updateTable('social_challenge')
    .from(rowsOf('counted', counted, { id: 'text', completed: 'integer', at: 'timestamptz' }))
    .set(({ ref }) => ({ completedParticipants: ref('counted.completed'), endedAt: ref('counted.at') }))
    .whereRef('social_challenge.id', '=', 'counted.id')
    .execute();
  for (const challenge of over) {
    const { cause, at: time } = completions.findLast((each) => each.challenge === challenge)!;
    const data = { challengeId: challenge.id, reason: 'completed' as const, refunded: 0 };
    events.push({ type: 'social_challenge.ended', subject: challenge.id, cause, time, data });
  }
  return events;
}

async function saveProgress(transaction: Transaction, advances: readonly Paid[]): Promise<void> {
  const added = advances.map(({ challenge, heroId, amount, completed, paid, at }) => ({
    challengeId: challenge.id, heroId, amount, completed, points: paid, at,
  }));
  const columns = {
    challengeId: 'text',
    heroId: 'text',
    amount: 'bigint',
    completed: 'boolean',
    points: 'bigint',
    at: 'timestamptz',
  } as const;
  await transaction
    .tables<SocialChallengeTables>()
    .updateTable('social_participation')
    .from(rowsOf('added', added, columns))
    .set(({ eb, not, ref }) => {
      const ifCompleted = eb.case().when('added.completed', '=', true);
      return {
        progress: eb('social_participation.progress', '+', ref('added.amount')),
        state: ifCompleted.then(eb.val<ParticipationState>('completed')).else(ref('social_participation.state')).end(),
        isOpen: not(ref('added.completed')),
        pointsEarned: ifCompleted.then(ref('added.points')).else(ref('social_participation.pointsEarned')).end(),
        completedAt: ifCompleted.then(ref('added.at')).end(),
      };
    })
    .whereRef('social_participation.challengeId', '=', 'added.challengeId')
    .whereRef('social_participation.heroId', '=', 'added.heroId')
    .execute();
}

function eventsOf({ challenge, heroId, amount, completed, paid, cause, at: time }: Paid): NewEvent[] {
  const challengeId = challenge.id;
  const envelope = { subject: challengeId, cause, time };
  const progressed: NewEvent = {
    type: 'social_challenge.progressed',
    ...envelope,
    data: { challengeId, heroId, amount },
  };
  if (!completed) return [progressed];
  return [progressed, {
    type: 'social_challenge.completed',
    ...envelope,
    data: { challengeId, heroId, points: paid },
  }];
}

/** (cause, rule, hero) is unique: nobody is paid twice for one challenge. */
export function paymentCause(challengeId: string): string {
  return `challenge:${challengeId}`;
}

/** What a completion pays; where it does not, the reward returns to the creator's budget. */
function asPayment({ challenge, heroId, completed, paid, at: time }: Paid): PointMovement[] {
  if (!completed) return [];
  const { id, title: reason, creatorId, pointsReward } = challenge;
  const common = { reason, time, with: id };
  if (paid === 0) {
    const cause = `unpaid:${id}:${heroId}`;
    return [{ ...common, kind: 'refund', heroId: creatorId, amount: pointsReward, rule: 'challenge-refund', cause }];
  }
  return [{
    ...common, kind: 'pay', heroId, amount: paid, rule: SOCIAL_CHALLENGE_RULE, cause: paymentCause(id),
    award: { cause: id, otherHeroId: creatorId },
  }];
}
