import type { Queryable } from '../../kernel/database/database.js';
import type { Hero } from './hero.entity.js';
import type { ShareCode } from './referral.entities.js';

/** The hero to whom a referral code leads: the server-made code of a hero, or one that a share tied to a hero. */
export async function heroOfCode(database: Queryable, code: string): Promise<string | undefined> {
  const tables = database.tables<typeof Hero | typeof ShareCode>();
  const owner = await tables
    .selectFrom('hero')
    .select('id')
    .where('referralCode', '=', code)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (owner) return owner.id;
  const sharer = await tables
    .selectFrom('share_code')
    .innerJoin('hero', 'hero.id', 'share_code.heroId')
    .select('hero.id')
    .where('share_code.code', '=', code)
    .where('hero.removedAt', 'is', null)
    .executeTakeFirst();
  return sharer?.id;
}
