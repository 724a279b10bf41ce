import type { Queryable } from '../database/database.js';
import { IMPACT_SHARDS } from './impact-total.entity.js';

/** What deeds add to the public totals: bottles, grams of CO2, fils, heroes and points. */
export interface ImpactDelta {
  bottlesPrevented: number;
  co2Saved: number;
  rewards: number;
  heroes: number;
  points: number;
}

/** Adds to one shard of the totals, chosen at random: only the sum of the shards has a meaning. */
export async function addToImpact(transaction: Queryable, deltas: readonly ImpactDelta[]): Promise<void> {
  const total = (pick: (delta: ImpactDelta) => number) => deltas.reduce((sum, delta) => sum + pick(delta), 0);
  await transaction.query(
    `update impact_total set bottles_prevented = bottles_prevented + $2, co2saved = co2saved + $3,
       rewards = rewards + $4, heroes = heroes + $5, points = points + $6
     where shard = $1`,
    [
      Math.floor(Math.random() * IMPACT_SHARDS),
      total((delta) => delta.bottlesPrevented),
      total((delta) => delta.co2Saved),
      total((delta) => delta.rewards),
      total((delta) => delta.heroes),
      total((delta) => delta.points),
    ],
  );
}
