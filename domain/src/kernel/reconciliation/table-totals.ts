import { formatLogPosition } from '@planet-heroes/contracts/log-events';
import type { TotalsAnswer } from '@planet-heroes/contracts/kernel/reconciliation/totals';
import type { Database } from '../database/database.js';
import { currentLogStart } from '../log/read-log.js';

/**
 * Totals by name: each statement returns rows of `name` and `total`. They hold whatever a replay must bring about again,
 * and nothing that depends on when it ran.
 */
const TOTALS: readonly string[] = [
  `select 'heroes' as name, count(*) || ', score ' || sum(score) || ', available ' || sum(available_points) || ', pending '
     || sum(pending_points) || ', held ' || sum(held_points) || ', referrals ' || sum(referral_count) as total
   from hero where removed_at is null`,
  `select 'badges ' || badge as name, count(*)::text as total from hero cross join unnest(badges) as badge
   where removed_at is null group by badge`,
  `select 'ledger ' || rule as name, count(*) || ', points ' || sum(amount) as total from ledger_entry group by rule`,
  `select 'trade-ins ' || state as name, count(*) || ', points ' || sum(points) || ', fils ' || sum(value_fils) as total
   from trade_in group by state`,
  `select 'impact' as name, sum(bottles_prevented) || ' bottles, ' || sum(co2saved) || ' g, ' || sum(rewards) || ' fils, '
     || sum(heroes) || ' heroes, ' || sum(points) || ' points' as total from impact_total`,
  `select 'missions ' || status as name, count(*) || ', fils ' || sum(current_funding) as total from sponsored_mission group by status`,
  `select 'sponsorships ' || state as name, count(*) || ', fils ' || sum(amount) as total from mission_sponsorship group by state`,
  `select 'social challenges' as name, count(*) || ', ended ' || count(ended_at) || ', joined ' || coalesce(sum(current_participants), 0)
     || ', completed ' || coalesce(sum(completed_participants), 0) as total from social_challenge`,
  `select 'claims ' || state as name, count(*) || ', points ' || sum(points_cost) as total from reward_claim group by state`,
  `select 'dubai rewards' as name, count(*) || ', claimed ' || coalesce(sum(claimed_quantity), 0) as total from dubai_reward`,
  `select 'dubai challenges' as name, count(*) || ', joined ' || (select count(*) from dubai_participation) || ', completed '
     || (select count(*) from dubai_participation where completed_at is not null) as total from dubai_challenge`,
  `select 'quotes ' || state as name, count(*) || ', devices ' || sum(device_count) as total from quote group by state`,
  `select 'orders ' || state || ' ' || payment_state as name, count(*) || ', fils ' || sum(total_fils) as total
   from purchase_order group by state, payment_state`,
  `select 'order devices ' || stage as name, count(*)::text as total from order_device group by stage`,
  `select 'shares' as name, count(*) || ', codes ' || (select count(*) from share_code) as total from social_share`,
  `select 'pickups ' || zone_id as name, pickups::text as total from pickup_total where pickups > 0`,
];

/** All totals, from one consistent snapshot. */
export function readTableTotals(database: Database): Promise<TotalsAnswer> {
  return database.transaction(
    async (snapshot) => {
      const { position } = await currentLogStart(snapshot);
      const rows: { name: string; total: string }[] = [];
      for (const sql of TOTALS) rows.push(...(await snapshot.query<{ name: string; total: string }>(sql)));
      const sorted = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      return { position: formatLogPosition(position), totals: Object.fromEntries(sorted.map(({ name, total }) => [name, total])) };
    },
    { isolation: 'repeatable read' },
  );
}
