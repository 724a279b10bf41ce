import { createHash } from 'node:crypto';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { REFERRAL_CODE } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockHero } from './lock-heroes.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { findReferrer, noteReferral } from './note-referral.js';

const CODE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const CODE_ATTEMPTS = 20;
/** What "explain my points" says of the points for joining. */
export const JOIN_REASON = 'Joined Planet Heroes';

export interface NewHero {
  heroId: string;
  name: string;
  email?: string | undefined;
  /** The friend who brought this hero, by the friend's code or, where that is known, by id. */
  referralCode?: string | undefined;
  referredBy?: string | undefined;
  cause: string;
  time: Date;
}

/**
 * Adds a hero with 25 points for joining (spec document 1, section 2) and returns the transaction of its events. Throws
 * `unknown_referral_code`, `self_referral`, or `already_joined` for an id that is taken.
 */
export async function addHero(transaction: Transaction, hero: NewHero): Promise<string | undefined> {
  const { heroId, name, cause, time } = hero;
  const referredBy = hero.referralCode ? await findReferrer(transaction, hero.referralCode, hero.email) : hero.referredBy;
  if (hero.referredBy) await lockHero(transaction, hero.referredBy);
  const code = await insertHero(transaction, hero, referredBy);
  if (referredBy) await noteReferral(transaction, { friendId: heroId, heroId: referredBy, code: hero.referralCode });
  await transaction.query('insert into hero_profile (hero_id, email) values ($1, $2)', [heroId, hero.email ?? null]);
  const moved = await movePoints(transaction, [
    { kind: 'earn', heroId, amount: JOIN_BONUS.joining, rule: 'join', cause: `join:${heroId}`, reason: JOIN_REASON, time },
  ]);
  const data = { heroId, name, referralCode: code, ...(referredBy && { referredBy }) };
  return appendEvents(transaction, [{ type: 'hero.joined', subject: heroId, cause, time, data }, ...moved]);
}

/** Inserts the hero with a code of its own, drawn from its id so that a replay draws the same. */
async function insertHero(transaction: Transaction, { heroId, name, time }: NewHero, referredBy: string | undefined): Promise<string> {
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
    const code = codeFor(heroId, attempt);
    const inserted = await transaction.query(
      `insert into hero (id, name, referral_code, score_reached_at, joined_at, referred_by) values ($1, $2, $3, $4, $4, $5)
       on conflict do nothing returning id`,
      [heroId, name, code, time.toISOString(), referredBy ?? null],
    );
    if (inserted.length > 0) return code;
    const [taken] = await transaction.query('select from hero where id = $1', [heroId]);
    if (taken) throw new AppError('already_joined', `There is a hero "${heroId}" already.`, { heroId });
  }
  throw new Error(`No free referral code for hero ${heroId} after ${CODE_ATTEMPTS} attempts.`);
}

/** The code drawn for a hero, the same at every replay; further attempts are for when it is taken. */
export function codeFor(heroId: string, attempt: number): string {
  const digest = createHash('sha256').update(`${heroId} ${attempt}`).digest();
  const drawn = Array.from(digest.subarray(0, REFERRAL_CODE.randomLength), (byte) => CODE_CHARACTERS[byte % CODE_CHARACTERS.length]);
  return REFERRAL_CODE.prefix + drawn.join('');
}
