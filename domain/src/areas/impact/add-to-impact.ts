import type { Queryable } from '../../kernel/database/database.js';
import { IMPACT_SHARDS } from './impact-total.entity.js';

/** What activities add to the public totals: bottles, grams of CO2, fils, heroes and points. */
export interface ImpactDelta {
  bottlesPrevented: number;
  co2Saved: number;
  rewards: number;
  heroes: number;
  points: number;
}

/**
 * Adds to one shard of the totals; only the sum of the shards has a meaning. A connection always takes the same one, so
 * that a transaction holds one shard however often it adds, and no two can wait for each other crosswise.
 */
export async function addToImpact(transaction: Queryable, deltas: readonly Partial<ImpactDelta>[]): Promise<void> {
  const total = (pick: (delta: Partial<ImpactDelta>) => number | undefined) =>
    deltas.reduce((sum, delta) => sum + (pick(delta) ?? 0), 0);
  await transaction.query(
    `update impact_total set bottles_prevented = bottles_prevented + $2, co2saved = co2saved + $3,
       rewards = rewards + $4, heroes = heroes + $5, points = points + $6
     where shard = pg_backend_pid() % $1`,
    [
      IMPACT_SHARDS,
      total((delta) => delta.bottlesPrevented),
      total((delta) => delta.co2Saved),
      total((delta) => delta.rewards),
      total((delta) => delta.heroes),
      total((delta) => delta.points),
    ],
  );
}
