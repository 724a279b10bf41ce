import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable, Row } from '../../kernel/database/database.js';
import type { SocialChallengeRecord } from './social-challenges.entities.js';

/** A challenge that this transaction has locked. */
export type LockedChallenge = Row<typeof SocialChallengeRecord>;

/**
 * Locks challenges in the order of their ids. Code that locks both locks the heroes first, as verified trades do, so
 * that a join and a trade wait for each other instead of deadlocking.
 */
export async function lockChallenges(
  transaction: Queryable,
  challengeIds: readonly string[],
): Promise<Map<string, LockedChallenge>> {
  const challenges = await transaction
    .tables<typeof SocialChallengeRecord>()
    .selectFrom('social_challenge')
    .selectAll()
    .where('id', 'in', [...new Set(challengeIds)])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(challenges.map((challenge) => [challenge.id, challenge]));
}

/** Locks one challenge. Throws `unknown_challenge`. */
export async function lockChallenge(transaction: Queryable, challengeId: string): Promise<LockedChallenge> {
  const challenge = (await lockChallenges(transaction, [challengeId])).get(challengeId);
  if (!challenge) throw unknownChallenge(challengeId);
  return challenge;
}

export function unknownChallenge(challengeId: string): AppError {
  return new AppError('unknown_challenge', `There is no challenge "${challengeId}".`, { challengeId });
}
