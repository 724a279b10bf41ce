import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { lockHeroes } from '../heroes/heroes.area.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { lockChallenge, type LockedChallenge, unknownChallenge } from './lock-challenge.js';
import type { SocialChallengeTables } from './social-challenges.entities.js';

/** Ends a challenge that has expired; one that ended before stays as it is. */
export const endSocialChallenge = transactionalHandler<'end-social-challenge'>(
  async ({ challengeId }, transaction, { commandId, now }) => {
    const transactionId = await endChallenge(transaction, { challengeId, cause: commandId, time: now });
    return { result: { ended: transactionId !== undefined }, transactionId };
  },
);

/**
 * Ends a challenge at its expiry: what it did not pay returns to its creator's budget, and activities count no longer.
 * Returns undefined, having done nothing, when it ended before or has not expired by `time`. Throws
 * `unknown_challenge`.
 */
export async function endChallenge(
  transaction: Transaction,
  { challengeId, cause, time }: { challengeId: string; cause: string; time: Date },
): Promise<string | undefined> {
  const tables = transaction.tables<SocialChallengeTables>();
  const known = await tables.selectFrom('social_challenge').select('creatorId').where('id', '=', challengeId)
    .executeTakeFirst();
  if (!known) throw unknownChallenge(challengeId);
  await lockHeroes(transaction, [known.creatorId]);
  const challenge = await lockChallenge(transaction, challengeId);
  if (challenge.endedAt || time < challenge.expiresAt) return undefined;
  const events = await closeChallenge(transaction, challenge, 'expired', { endedAt: challenge.expiresAt, cause, time });
  return appendEvents(transaction, events);
}

/** Ends a challenge that is locked, with its creator: what it did not pay returns, and activities count no longer. */
export async function closeChallenge(
  transaction: Transaction,
  { id: challengeId, creatorId, title, participantLimit, completedParticipants, pointsReward }: LockedChallenge,
  reason: 'expired' | 'removed',
  { endedAt, cause, time }: { endedAt: Date; cause: string; time: Date },
): Promise<NewEvent[]> {
  const tables = transaction.tables<SocialChallengeTables>();
  await tables.updateTable('social_challenge').set({ endedAt }).where('id', '=', challengeId).execute();
  await tables
    .updateTable('social_participation')
    .set({ isOpen: false })
    .where('challengeId', '=', challengeId)
    .where('isOpen', '=', true)
    .execute();
  const refunded = (participantLimit - completedParticipants) * pointsReward;
  const moved = await movePoints(transaction, [
    {
      kind: 'refund',
      heroId: creatorId,
      amount: refunded,
      rule: 'challenge-refund',
      cause: `end:${challengeId}`,
      reason: title,
      time,
      with: challengeId,
    },
  ]);
  const data = { challengeId, reason, refunded };
  return [{ type: 'social_challenge.ended', subject: challengeId, cause, time, data }, ...moved];
}
