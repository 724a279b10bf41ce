import type { Queryable } from '../database/database.js';

/**
 * Locks heroes for the rest of the transaction and returns the ids that exist. Always in the order of their ids: two
 * transactions that want the same heroes then wait for each other instead of deadlocking.
 */
export async function lockHeroes(transaction: Queryable, heroIds: readonly string[]): Promise<Set<string>> {
  const rows = await transaction.query<{ id: string }>(
    'select id from hero where id = any($1::text[]) order by id for no key update',
    [[...new Set(heroIds)]],
  );
  return new Set(rows.map(({ id }) => id));
}
