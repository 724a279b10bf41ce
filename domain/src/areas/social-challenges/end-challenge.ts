import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockHeroes } from '../heroes/heroes.area.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { lockChallenge, unknownChallenge } from './lock-challenge.js';
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
  await tables.updateTable('social_challenge').set({ endedAt: challenge.expiresAt }).where('id', '=', challengeId)
    .execute();
  await tables
    .updateTable('social_participation')
    .set({ isOpen: false })
    .where('challengeId', '=', challengeId)
    .where('isOpen', '=', true)
    .execute();
  const refunded = (challenge.participantLimit - challenge.completedParticipants) * challenge.pointsReward;
  const moved = await movePoints(transaction, [
    {
      kind: 'refund',
      heroId: challenge.creatorId,
      amount: refunded,
      rule: 'challenge-refund',
      cause: `end:${challengeId}`,
      reason: challenge.title,
      time,
      with: challengeId,
    },
  ]);
  const data = { challengeId, reason: 'expired' as const, refunded };
  return appendEvents(transaction, [
    { type: 'social_challenge.ended', subject: challengeId, cause, time, data },
    ...moved,
  ]);
}
