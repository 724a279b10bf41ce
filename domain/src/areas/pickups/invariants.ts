import type { Invariant } from '../../kernel/reconciliation/invariant.js';

/** What must hold between pickups and their counters. */
export const PICKUP_INVARIANTS: readonly Invariant[] = [
  {
    name: 'A zone’s counter of pickups is how many were done there',
    sql: `
      with done as (select zone_id, count(*) as pickups from completed_pickup group by zone_id)
      select count(*)::int as compared,
             (array_agg(zone_id || ' counts ' || coalesce(pickup_total.pickups, 0) || ', done were ' || coalesce(done.pickups, 0))
              filter (where coalesce(pickup_total.pickups, 0) <> coalesce(done.pickups, 0)))[1:5] as broken
      from pickup_total full join done using (zone_id)`,
  },
];
