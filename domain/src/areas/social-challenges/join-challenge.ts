import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockHero } from '../heroes/heroes.area.js';
import type { TradeIn } from '../trade-ins/trade-ins.area.js';
import { advance } from './challenge-progress.js';
import { type LockedChallenge, lockChallenge } from './lock-challenge.js';
import { readChallenge } from './read-challenge.js';
import { recordAdvances } from './record-advances.js';
import type { SocialChallengeTables } from './social-challenges.entities.js';

export interface JoinedChallenge {
  challengeId: string;
  heroId: string;
  cause: string;
  time: Date;
}

/** A hero takes a seat on a challenge. */
export const joinSocialChallenge = transactionalHandler<'join-social-challenge'>(async (payload, transaction, { commandId, now }) => {
  const transactionId = await joinChallenge(transaction, { ...payload, cause: commandId, time: now });
  return { result: await readChallenge(transaction, payload.challengeId, payload.heroId), transactionId };
});

/**
 * Takes a seat on a challenge: hero first, then the challenge (see `lockChallenges`). Throws `unknown_hero`,
 * `unknown_challenge`, `already_joined`, `expired` or `challenge_full`.
 */
export async function joinChallenge(transaction: Transaction, { challengeId, heroId, cause, time }: JoinedChallenge): Promise<string | undefined> {
  await lockHero(transaction, heroId);
  const challenge = await lockChallenge(transaction, challengeId);
  const tables = transaction.tables<SocialChallengeTables>();
  const joined = await tables
    .insertInto('social_participation')
    .values({ challengeId, heroId, state: 'active', joinedAt: time })
    .onConflict((conflict) => conflict.doNothing())
    .returning('heroId')
    .executeTakeFirst();
  if (!joined) throw new AppError('already_joined', 'You have joined this challenge already.', { challengeId });
  assertOpen(challenge, time);
  await tables
    .updateTable('social_challenge')
    .set((eb) => ({ currentParticipants: eb('currentParticipants', '+', 1) }))
    .where('id', '=', challengeId)
    .execute();
  challenge.currentParticipants++;
  const advanced = await countEarlierActivities(transaction, challenge, { challengeId, heroId, cause, time });
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

/** Activities since the time of joining that were credited before it: they come first when days are replayed out of order. */
async function countEarlierActivities(transaction: Transaction, challenge: LockedChallenge, { heroId, cause, time }: JoinedChallenge) {
  const trades = await transaction
    .tables<typeof TradeIn>()
    .selectFrom('trade_in')
    .select(['bottlesPrevented', 'co2Saved', 'valueFils', 'points', 'decidedAt'])
    .where('heroId', '=', heroId)
    .where('state', '=', 'verified')
    .where('decidedAt', '>=', time)
    .where('decidedAt', '<', challenge.expiresAt)
    .execute();
  const activities = trades.map(({ valueFils, decidedAt, ...trade }) => ({ ...trade, tradeValue: Math.floor(valueFils / 100), time: decidedAt! }));
  const counted = advance({ ...challenge, progress: 0, joinedAt: time }, activities);
  return counted.amount > 0 ? recordAdvances(transaction, [{ ...counted, challenge, heroId, cause, at: counted.lastAt ?? time }]) : [];
}
