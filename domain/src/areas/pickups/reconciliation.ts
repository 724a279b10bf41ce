import { orNone } from '../../kernel/database/or-none.js';
import { type Invariant, invariant, pausingNoClaims, words } from '../../kernel/reconciliation/invariant.js';
import type { Totals } from '../../kernel/reconciliation/totals.js';
import type { PickupTables } from './pickups.entities.js';

/** What must hold between pickups and their counters. */
export const PICKUP_INVARIANTS: readonly Invariant[] = pausingNoClaims([
  invariant('A zone’s counter of pickups is how many were done there', (snapshot) =>
    snapshot
      .tables<PickupTables>()
      .with('done', (tables) =>
        tables
          .selectFrom('completed_pickup')
          .select(({ fn }) => ['zoneId as zone', fn.countAll<number>().as('pickups')])
          .groupBy('zoneId'),
      )
      .selectFrom('pickup_total')
      .fullJoin('done', 'done.zone', 'pickup_total.zoneId')
      .select(({ eb, fn, ref }) => {
        const zone = fn.coalesce('pickup_total.zoneId', 'done.zone');
        const [counted, done] = [orNone(ref('pickup_total.pickups')), orNone(ref('done.pickups'))];
        return [eb(counted, '<>', done).as('broken'), words`${zone} counts ${counted}, done were ${done}`.as('words')];
      }),
  ),
]);

/** The pickups of each zone that has any. */
export const pickupTotals: Totals = async (snapshot) => {
  const zones = await snapshot.tables<PickupTables>().selectFrom('pickup_total').selectAll().where('pickups', '>', 0)
    .execute();
  return zones.map(({ zoneId, pickups }) => ({ name: `pickups ${zoneId}`, total: String(pickups) }));
};
