import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockHero } from '../heroes/heroes.area.js';
import { advance, type CountedDeed } from './challenge-progress.js';
import { type LockedChallenge, lockChallenge } from './lock-challenge.js';
import { recordAdvances } from './record-advances.js';

export interface JoinedChallenge {
  challengeId: string;
  heroId: string;
  cause: string;
  time: Date;
}

/**
 * Takes a seat on a challenge: hero first, then the challenge (see `lockChallenges`). Throws `unknown_hero`,
 * `unknown_challenge`, `already_joined`, `expired` or `challenge_full`.
 */
export async function joinChallenge(transaction: Transaction, { challengeId, heroId, cause, time }: JoinedChallenge): Promise<string | undefined> {
  await lockHero(transaction, heroId);
  const challenge = await lockChallenge(transaction, challengeId);
  const inserted = await transaction.query(
    `insert into social_participation (challenge_id, hero_id, state, joined_at) values ($1, $2, 'active', $3)
     on conflict do nothing returning hero_id`,
    [challengeId, heroId, time.toISOString()],
  );
  if (inserted.length === 0) {
    throw new AppError('already_joined', 'You have joined this challenge already.', { challengeId });
  }
  assertOpen(challenge, time);
  await transaction.query('update social_challenge set current_participants = current_participants + 1 where id = $1', [challengeId]);
  challenge.currentParticipants++;
  const advanced = await countEarlierDeeds(transaction, challenge, { challengeId, heroId, cause, time });
  return appendEvents(transaction, [
    { type: 'social_challenge.joined', subject: challengeId, cause, time, data: { challengeId, heroId } },
    ...advanced,
  ]);
}

function assertOpen({ id: challengeId, participantLimit, currentParticipants, expiresAt, endedAt }: LockedChallenge, time: Date): void {
  const isFull = currentParticipants >= participantLimit;
  if (time >= expiresAt || (endedAt && !isFull)) {
    throw new AppError('expired', 'This challenge has ended.', { challengeId, expiresAt: expiresAt.toISOString() });
  }
  if (isFull) {
    throw new AppError('challenge_full', `All ${participantLimit} places of this challenge are taken.`, { challengeId, participantLimit });
  }
}

/** Deeds since the time of joining that were credited before it: they come first when days are replayed out of order. */
async function countEarlierDeeds(transaction: Transaction, challenge: LockedChallenge, { heroId, cause, time }: JoinedChallenge) {
  const rows = await transaction.query<Omit<CountedDeed, 'time'> & { time: number }>(
    `select bottles_prevented::float8 as "bottlesPrevented", co2saved::float8 as "co2Saved", (value_fils / 100)::float8 as "tradeValue",
            points::float8 as points, (extract(epoch from decided_at) * 1000)::float8 as time
     from trade_in where hero_id = $1 and state = 'verified' and decided_at >= $2 and decided_at < $3`,
    [heroId, time.toISOString(), challenge.expiresAt.toISOString()],
  );
  const activities = rows.map((row) => ({ ...row, time: new Date(row.time) }));
  const counted = advance({ ...challenge, progress: 0, joinedAt: time }, activities);
  return counted.amount > 0 ? recordAdvances(transaction, [{ ...counted, challenge, heroId, cause, at: counted.lastAt ?? time }]) : [];
}
