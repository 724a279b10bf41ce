import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable } from '../../kernel/database/database.js';
import type { HeroProfileRecord } from './hero-profile.entity.js';
import { heroOfCode } from './hero-of-code.js';
import type { Hero } from './hero.entity.js';
import type { ReferralRecord } from './referral.entities.js';

/**
 * The hero whose code brought a friend. Throws `unknown_referral_code`, or `self_referral` where the friend has the
 * hero's own e-mail address.
 */
export async function findReferrer(
  database: Queryable,
  code: string,
  friendEmail: string | undefined,
): Promise<string> {
  const heroId = await heroOfCode(database, code);
  if (heroId === undefined) {
    throw new AppError(
      'unknown_referral_code',
      `No hero has the referral code ${code}. Join without one, or ask your friend for theirs.`,
      { code },
    );
  }
  const profile = await database
    .tables<typeof HeroProfileRecord>()
    .selectFrom('hero_profile')
    .select('email')
    .where('heroId', '=', heroId)
    .executeTakeFirst();
  if (friendEmail && profile?.email && sameMailbox(friendEmail, profile.email)) throw selfReferral();
  return heroId;
}

/** Remembers by which code a friend joined: without one, by the hero's own. */
export async function noteReferral(
  transaction: Queryable,
  referral: { friendId: string; heroId: string; code: string | undefined },
): Promise<void> {
  const { friendId, heroId } = referral;
  const tables = transaction.tables<typeof ReferralRecord | typeof Hero>();
  const { referralCode } = await tables.selectFrom('hero').select('referralCode').where('id', '=', heroId)
    .executeTakeFirstOrThrow();
  await tables.insertInto('referral').values({ friendId, heroId, code: referral.code ?? referralCode }).execute();
}

/** Whether two e-mail addresses reach the same person: case does not matter, nor what stands behind a plus. */
export function sameMailbox(a: string, b: string): boolean {
  return mailbox(a) === mailbox(b);
}

function mailbox(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at).split('+')[0]}${address.slice(at)}`.trim().toLowerCase();
}

export function selfReferral(): AppError {
  return new AppError(
    'self_referral',
    'This is your own referral code. Share it with a friend, and join without one yourself.',
  );
}
