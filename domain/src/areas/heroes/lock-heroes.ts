import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable } from '../../kernel/database/database.js';

/**
 * Locks heroes for the rest of the transaction and returns the ids that exist. Always in the order of their ids: two
 * transactions that want the same heroes then wait for each other instead of deadlocking.
 */
export async function lockHeroes(transaction: Queryable, heroIds: readonly string[]): Promise<Set<string>> {
  const rows = await transaction.query<{ id: string }>(
    'select id from hero where id = any($1::text[]) and removed_at is null order by id for no key update',
    [[...new Set(heroIds)]],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Locks one hero. Throws `unknown_hero`. */
export async function lockHero(transaction: Queryable, heroId: string): Promise<void> {
  if (!(await lockHeroes(transaction, [heroId])).has(heroId)) throw unknownHero(heroId);
}

/** Locks heroes whose trades are to be credited, and with them the friends who brought them and may earn by it. */
export async function lockTradingHeroes(transaction: Queryable, heroIds: readonly string[]): Promise<Set<string>> {
  const rows = await transaction.query<{ id: string }>(
    `select id from hero
     where (id = any($1::text[])
            or id = any(array(select referred_by from hero where id = any($1::text[]) and first_trade_at is null)))
       and removed_at is null
     order by id for no key update`,
    [[...new Set(heroIds)]],
  );
  return new Set(rows.map(({ id }) => id));
}

export function unknownHero(heroId: string): AppError {
  return new AppError('unknown_hero', `There is no hero "${heroId}".`, { heroId });
}
