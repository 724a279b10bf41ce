import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockHeroes } from '../heroes/heroes.area.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { lockChallenge, unknownChallenge } from './lock-challenge.js';

/**
 * Ends a challenge at its expiry: what it did not pay returns to its creator's budget, and activities count no longer. Returns
 * undefined, having done nothing, when it ended before or has not expired by `time`. Throws `unknown_challenge`.
 */
export async function endChallenge(
  transaction: Transaction,
  { challengeId, cause, time }: { challengeId: string; cause: string; time: Date },
): Promise<string | undefined> {
  const [known] = await transaction.query<{ creator_id: string }>('select creator_id from social_challenge where id = $1', [challengeId]);
  if (!known) throw unknownChallenge(challengeId);
  await lockHeroes(transaction, [known.creator_id]);
  const challenge = await lockChallenge(transaction, challengeId);
  if (challenge.endedAt || time < challenge.expiresAt) return undefined;
  await transaction.query('update social_challenge set ended_at = $2 where id = $1', [challengeId, challenge.expiresAt.toISOString()]);
  await transaction.query('update social_participation set is_open = false where challenge_id = $1 and is_open', [challengeId]);
  const refunded = (challenge.participantLimit - challenge.completedParticipants) * challenge.pointsReward;
  const moved = await movePoints(transaction, [
    {
      kind: 'refund', heroId: challenge.creatorId, amount: refunded, rule: 'challenge-refund', cause: `end:${challengeId}`,
      reason: challenge.title, time, with: challengeId,
    },
  ]);
  const data = { challengeId, reason: 'expired' as const, refunded };
  return appendEvents(transaction, [{ type: 'social_challenge.ended', subject: challengeId, cause, time, data }, ...moved]);
}
