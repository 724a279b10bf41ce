import type { Queryable } from '../../kernel/database/database.js';
import type { Purse } from '../../kernel/points/take-back.js';
import type { Hero } from './hero.entity.js';

/** A locked hero's points, as far as something can be taken back from them. `lifetime` is what counts. */
export async function purseOf(database: Queryable, heroId: string): Promise<Purse & { lifetime: number }> {
  return database.tables<typeof Hero>().selectFrom('hero')
    .select([
      'availablePoints as available', 'heldPoints as held', 'owedPoints as owed', 'lifetimePoints as lifetime',
    ])
    .where('id', '=', heroId).executeTakeFirstOrThrow();
}
