import type { Queryable } from '../../kernel/database/database.js';
import type { Hero } from './hero.entity.js';

/** The heroes on the board, each with its place, in the leaderboard's order. */
export function rankedHeroes(database: Queryable) {
  return database.tables<typeof Hero>().selectFrom('hero')
    .select(['id as heroId'])
    .select(({ fn }) =>
      fn.agg<number>('row_number').over((over) =>
        over.orderBy('score', 'desc').orderBy('scoreReachedAt').orderBy('id')
      ).as('rank')
    )
    .where('removedAt', 'is', null)
    .where('hiddenAt', 'is', null)
    .where('guest', '=', false);
}
