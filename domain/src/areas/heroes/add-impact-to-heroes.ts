import type { Queryable } from '../../kernel/database/database.js';
import { rowsOf } from '../../kernel/database/rows-of.js';
import type { Hero } from './hero.entity.js';

/** What an activity adds to a hero besides points: whole bottles, and CO2 in grams. */
export interface HeroImpact {
  heroId: string;
  bottlesPrevented: number;
  co2Saved: number;
}

/** Adds activities to their heroes' folded numbers. The heroes must be locked. */
export async function addImpactToHeroes(transaction: Queryable, activities: readonly HeroImpact[]): Promise<void> {
  await transaction
    .tables<typeof Hero>()
    .updateTable('hero')
    .from(({ selectFrom }) =>
      selectFrom(rowsOf('activity', activities, { heroId: 'text', bottlesPrevented: 'bigint', co2Saved: 'bigint' }))
        .select((
          { fn },
        ) => [
          'activity.heroId as hero',
          fn.sum<number>('activity.bottlesPrevented').as('bottles'),
          fn.sum<number>('activity.co2Saved').as('co2'),
        ])
        .groupBy('activity.heroId')
        .as('added'),
    )
    .set(({ eb, ref }) => ({
      bottlesPrevented: eb('hero.bottlesPrevented', '+', ref('added.bottles')),
      co2Saved: eb('hero.co2Saved', '+', ref('added.co2')),
    }))
    .whereRef('hero.id', '=', 'added.hero')
    .execute();
}
