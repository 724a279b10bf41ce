import { sql } from 'kysely';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable } from '../../kernel/database/database.js';
import type { Hero } from './hero.entity.js';

/** Throws `unknown_hero` where there is no such hero, or not any more. Takes no lock. */
export async function assertHero(database: Queryable, heroId: string): Promise<void> {
  const hero = await living(database).where('id', '=', heroId).executeTakeFirst();
  if (!hero) throw unknownHero(heroId);
}

/**
 * Locks heroes for the rest of the transaction and returns the ids that exist. Always in the order of their ids: two
 * transactions that want the same heroes then wait for each other instead of deadlocking.
 */
export async function lockHeroes(transaction: Queryable, heroIds: readonly string[]): Promise<Set<string>> {
  if (heroIds.length === 0) return new Set();
  const locked = await living(transaction)
    .where('id', 'in', [...new Set(heroIds)])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Set(locked.map(({ id }) => id));
}

/** Locks one hero. Throws `unknown_hero`. */
export async function lockHero(transaction: Queryable, heroId: string): Promise<void> {
  if (!(await lockHeroes(transaction, [heroId])).has(heroId)) throw unknownHero(heroId);
}

/** Locks heroes whose trades are to be credited, and with them the friends who brought them and may earn by it. */
export async function lockTradingHeroes(transaction: Queryable, heroIds: readonly string[]): Promise<Set<string>> {
  if (heroIds.length === 0) return new Set();
  const ids = [...new Set(heroIds)];
  const friends = transaction
    .tables<typeof Hero>()
    .selectFrom('hero')
    .select('referredBy')
    .where('id', 'in', ids)
    .where('firstTradeAt', 'is', null);
  const locked = await living(transaction)
    // As an array the friends are looked up once, and then by the index like the others.
    .where(({ eb, or }) => or([eb('id', 'in', ids), eb('id', '=', sql<string>`any(array(${friends}))`)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Set(locked.map(({ id }) => id));
}

function living(database: Queryable) {
  return database.tables<typeof Hero>().selectFrom('hero').select('id').where('removedAt', 'is', null);
}

export function unknownHero(heroId: string): AppError {
  return new AppError('unknown_hero', `There is no hero "${heroId}".`, { heroId });
}
