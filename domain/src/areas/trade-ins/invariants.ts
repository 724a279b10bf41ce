import type { Invariant } from '../../kernel/reconciliation/invariant.js';

/** What must hold between trade-ins and the points that they promise. */
export const TRADE_IN_INVARIANTS: readonly Invariant[] = [
  {
    name: 'Points pending are those that open quotes promise',
    sql: `
      with promised as (
        select hero_id, sum(points) as points from trade_in where state = 'quoted' group by hero_id
      )
      select count(*)::int as compared,
             (array_agg(hero.id || ' has ' || hero.pending_points || ' pending, its quotes promise ' || coalesce(promised.points, 0))
              filter (where hero.pending_points <> coalesce(promised.points, 0)))[1:5] as broken
      from hero left join promised on promised.hero_id = hero.id
      where hero.pending_points <> 0 or promised.points is not null`,
  },
];
