import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable } from '../../kernel/database/database.js';
import { heroOfCode } from './hero-of-code.js';
import { sameMailbox } from './same-mailbox.js';

/**
 * The hero whose code brought a friend. Throws `unknown_referral_code`, or `self_referral` where the friend has the hero's own
 * e-mail address.
 */
export async function findReferrer(database: Queryable, code: string, friendEmail: string | undefined): Promise<string> {
  const heroId = await heroOfCode(database, code);
  if (heroId === undefined) {
    throw new AppError('unknown_referral_code', `No hero has the referral code ${code}. Join without one, or ask your friend for theirs.`, { code });
  }
  const [profile] = await database.query<{ email: string | null }>('select email from hero_profile where hero_id = $1', [heroId]);
  if (friendEmail && profile?.email && sameMailbox(friendEmail, profile.email)) throw selfReferral();
  return heroId;
}

/** Remembers by which code a friend joined: without one, by the hero's own. */
export async function noteReferral(transaction: Queryable, referral: { friendId: string; heroId: string; code: string | undefined }): Promise<void> {
  const { friendId, heroId, code } = referral;
  await transaction.query(
    'insert into referral (friend_id, hero_id, code) select $1, id, coalesce($3, referral_code) from hero where id = $2',
    [friendId, heroId, code ?? null],
  );
}

export function selfReferral(): AppError {
  return new AppError('self_referral', 'This is your own referral code. Share it with a friend, and join without one yourself.');
}
