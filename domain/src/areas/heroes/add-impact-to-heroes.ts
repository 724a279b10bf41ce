import type { Queryable } from '../../kernel/database/database.js';

/** What a activity adds to a hero besides points: whole bottles, and CO2 in grams. */
export interface HeroImpact {
  heroId: string;
  bottlesPrevented: number;
  co2Saved: number;
}

/** Adds activities to their heroes' folded numbers. The heroes must be locked. */
export async function addImpactToHeroes(transaction: Queryable, activities: readonly HeroImpact[]): Promise<void> {
  await transaction.query(
    `update hero set bottles_prevented = bottles_prevented + added.bottles, co2saved = co2saved + added.co2
     from (
       select hero_id, sum(bottles)::bigint as bottles, sum(co2)::bigint as co2
       from unnest($1::text[], $2::bigint[], $3::bigint[]) as activity (hero_id, bottles, co2)
       group by hero_id
     ) as added
     where hero.id = added.hero_id`,
    [
      activities.map(({ heroId }) => heroId),
      activities.map(({ bottlesPrevented }) => bottlesPrevented),
      activities.map(({ co2Saved }) => co2Saved),
    ],
  );
}
