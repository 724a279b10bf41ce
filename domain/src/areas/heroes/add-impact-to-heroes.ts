import type { Queryable } from '../../kernel/database/database.js';

/** What a deed adds to a hero besides points: whole bottles, and CO2 in grams. */
export interface HeroImpact {
  heroId: string;
  bottlesPrevented: number;
  co2Saved: number;
}

/** Adds deeds to their heroes' folded numbers. The heroes must be locked. */
export async function addImpactToHeroes(transaction: Queryable, deeds: readonly HeroImpact[]): Promise<void> {
  await transaction.query(
    `update hero set bottles_prevented = bottles_prevented + added.bottles, co2saved = co2saved + added.co2
     from (
       select hero_id, sum(bottles)::bigint as bottles, sum(co2)::bigint as co2
       from unnest($1::text[], $2::bigint[], $3::bigint[]) as deed (hero_id, bottles, co2)
       group by hero_id
     ) as added
     where hero.id = added.hero_id`,
    [
      deeds.map(({ heroId }) => heroId),
      deeds.map(({ bottlesPrevented }) => bottlesPrevented),
      deeds.map(({ co2Saved }) => co2Saved),
    ],
  );
}
