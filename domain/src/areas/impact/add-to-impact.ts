import { sql } from 'kysely';
import type { Queryable } from '../../kernel/database/database.js';
import type { Totals } from '../../kernel/reconciliation/totals.js';
import { IMPACT_SHARDS, type ImpactTotal } from './impact-total.entity.js';

const FIGURES = ['bottlesPrevented', 'co2Saved', 'rewards', 'heroes', 'points'] as const;

/** What activities add to the public totals: bottles, grams of CO2, fils, heroes and points. */
export type ImpactDelta = Partial<Record<(typeof FIGURES)[number], number>>;

/**
 * Adds to one shard of the totals; only the sum of the shards has a meaning. A connection always takes the same one, so
 * that a transaction holds one shard however often it adds, and no two can wait for each other crosswise.
 */
export async function addToImpact(transaction: Queryable, deltas: readonly ImpactDelta[]): Promise<void> {
  await transaction
    .tables<typeof ImpactTotal>()
    .updateTable('impact_total')
    .set((eb) =>
      Object.fromEntries(
        FIGURES.map((
          figure,
        ) => [figure, eb(figure, '+', deltas.reduce((sum, delta) => sum + (delta[figure] ?? 0), 0))]),
      )
    )
    .where('shard', '=', sql<number>`pg_backend_pid() % ${sql.lit(IMPACT_SHARDS)}`)
    .execute();
}

/** The public totals: all shards together. */
export const impactTotals: Totals = async (snapshot) => {
  const { bottles, co2, fils, heroes, points } = await snapshot
    .tables<typeof ImpactTotal>()
    .selectFrom('impact_total')
    .select(({ fn }) => [
      fn.sum<number>('bottlesPrevented').as('bottles'),
      fn.sum<number>('co2Saved').as('co2'),
      fn.sum<number>('rewards').as('fils'),
      fn.sum<number>('heroes').as('heroes'),
      fn.sum<number>('points').as('points'),
    ])
    .executeTakeFirstOrThrow();
  return [{ name: 'impact', total: `${bottles} bottles, ${co2} g, ${fils} fils, ${heroes} heroes, ${points} points` }];
};
