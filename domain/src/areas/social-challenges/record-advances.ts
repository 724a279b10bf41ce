import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { movePoints, type PointMovement } from '../../kernel/points/move-points.js';
import type { LockedChallenge } from './lock-challenge.js';
import { participationStates } from './participation.states.js';

/** What a hero's activities did to one participation. Hero and challenge are locked. */
export interface RecordedAdvance {
  challenge: LockedChallenge;
  heroId: string;
  amount: number;
  completed: boolean;
  cause: string;
  at: Date;
}

/**
 * Writes progress down, pays those who reached their target from the escrow, and ends challenges whose every seat is
 * completed. A fixed number of statements; returns the events to append.
 */
export async function recordAdvances(transaction: Transaction, advances: readonly RecordedAdvance[]): Promise<NewEvent[]> {
  const completions = advances.filter(({ completed }) => completed);
  for (const { challenge } of completions) {
    participationStates.assert(challenge.id, 'active', 'completed');
    challenge.completedParticipants++;
  }
  await transaction.query(
    `update social_participation as participation set
       progress = progress + added.amount,
       state = case when added.completed then 'completed' else participation.state end,
       is_open = not added.completed,
       points_earned = case when added.completed then added.points else participation.points_earned end,
       completed_at = case when added.completed then added.at end
     from unnest($1::text[], $2::text[], $3::bigint[], $4::boolean[], $5::bigint[], $6::timestamptz[])
       as added (challenge_id, hero_id, amount, completed, points, at)
     where participation.challenge_id = added.challenge_id and participation.hero_id = added.hero_id`,
    [
      advances.map(({ challenge }) => challenge.id),
      advances.map(({ heroId }) => heroId),
      advances.map(({ amount }) => amount),
      advances.map(({ completed }) => completed),
      advances.map(({ challenge }) => challenge.pointsReward),
      advances.map(({ at }) => at.toISOString()),
    ],
  );
  const events: NewEvent[] = advances.flatMap(eventsOf);
  if (completions.length === 0) return events;
  events.push(...(await movePoints(transaction, completions.map(asPayment))));
  const touched = [...new Set(completions.map(({ challenge }) => challenge))];
  const over = touched.filter((challenge) => challenge.completedParticipants === challenge.participantLimit);
  await transaction.query(
    `update social_challenge as challenge set completed_participants = now_completed.completed, ended_at = now_completed.ended_at
     from unnest($1::text[], $2::int[], $3::timestamptz[]) as now_completed (id, completed, ended_at) where challenge.id = now_completed.id`,
    [
      touched.map(({ id }) => id),
      touched.map(({ completedParticipants }) => completedParticipants),
      touched.map((challenge) => (over.includes(challenge) ? completions.findLast((each) => each.challenge === challenge)!.at.toISOString() : null)),
    ],
  );
  for (const challenge of over) {
    const { cause, at: time } = completions.findLast((each) => each.challenge === challenge)!;
    const data = { challengeId: challenge.id, reason: 'completed' as const, refunded: 0 };
    events.push({ type: 'social_challenge.ended', subject: challenge.id, cause, time, data });
  }
  return events;
}

function eventsOf({ challenge, heroId, amount, completed, cause, at: time }: RecordedAdvance): NewEvent[] {
  const challengeId = challenge.id;
  const envelope = { subject: challengeId, cause, time };
  const progressed: NewEvent = { type: 'social_challenge.progressed', ...envelope, data: { challengeId, heroId, amount } };
  if (!completed) return [progressed];
  return [progressed, { type: 'social_challenge.completed', ...envelope, data: { challengeId, heroId, points: challenge.pointsReward } }];
}

/** (cause, rule, hero) is unique: nobody is paid twice for one challenge. */
function asPayment({ challenge, heroId, at }: RecordedAdvance): PointMovement {
  return {
    kind: 'pay', heroId, amount: challenge.pointsReward, rule: 'social-challenge', cause: `challenge:${challenge.id}`,
    reason: challenge.title, time: at, with: challenge.id,
  };
}
