import type { Queryable } from '../../kernel/database/database.js';
import type { Totals } from '../../kernel/reconciliation/totals.js';
import type { CompletedPickup } from './pickups.entities.js';

/** How many doorstep pickups were done in each zone that had any. */
export function readPickupCounts(database: Queryable): Promise<{ zoneId: string; done: number }[]> {
  return database.tables<typeof CompletedPickup>().selectFrom('completed_pickup')
    .select(({ fn }) => ['zoneId', fn.countAll<number>().as('done')]).groupBy('zoneId').execute();
}

/** The pickups of each zone that has any. */
export const pickupTotals: Totals = async (snapshot) => {
  const zones = await readPickupCounts(snapshot);
  return zones.map(({ zoneId, done }) => ({ name: `pickups ${zoneId}`, total: String(done) }));
};
