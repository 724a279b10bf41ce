import type { Queryable } from '../database/database.js';

/** What a deed adds to a hero. Points and bottles whole, CO2 in grams. */
export interface HeroCredit {
  heroId: string;
  points: number;
  bottlesPrevented: number;
  co2Saved: number;
  reachedAt: Date;
}

/**
 * Adds deeds to their heroes' folded numbers. The heroes must be locked. `scoreReachedAt` becomes the latest of the
 * deeds' times, so that any order of the same deeds gives the same end state.
 */
export async function creditHeroes(transaction: Queryable, credits: readonly HeroCredit[]): Promise<void> {
  await transaction.query(
    `update hero set
       available_points = available_points + credit.points,
       lifetime_points = lifetime_points + credit.points,
       score = score + credit.points,
       score_reached_at = greatest(score_reached_at, credit.reached_at),
       bottles_prevented = bottles_prevented + credit.bottles,
       co2saved = co2saved + credit.co2
     from (
       select hero_id, sum(points)::bigint as points, sum(bottles)::bigint as bottles, sum(co2)::bigint as co2,
              max(reached_at) as reached_at
       from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::timestamptz[])
         as deed (hero_id, points, bottles, co2, reached_at)
       group by hero_id
     ) as credit
     where hero.id = credit.hero_id`,
    [
      credits.map(({ heroId }) => heroId),
      credits.map(({ points }) => points),
      credits.map(({ bottlesPrevented }) => bottlesPrevented),
      credits.map(({ co2Saved }) => co2Saved),
      credits.map(({ reachedAt }) => reachedAt.toISOString()),
    ],
  );
}
