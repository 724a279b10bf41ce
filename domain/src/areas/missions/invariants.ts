import type { Invariant } from '../../kernel/reconciliation/invariant.js';

/** What must hold between missions and their sponsorships. */
export const MISSION_INVARIANTS: readonly Invariant[] = [
  {
    name: 'A mission’s funding is what it opened with and its approved sponsorships, and never above its goal',
    sql: `
      with approved as (
        select mission_id, sum(amount) as amount from mission_sponsorship where state = 'approved' group by mission_id
      )
      select count(*)::int as compared,
             (array_agg(mission.id || ' has ' || mission.current_funding || ' of ' || mission.funding_goal || ', opened with '
                || mission.opening_funding || ', approved are ' || coalesce(approved.amount, 0))
              filter (where mission.current_funding <> mission.opening_funding + coalesce(approved.amount, 0)
                         or mission.current_funding > mission.funding_goal))[1:5] as broken
      from sponsored_mission as mission left join approved on approved.mission_id = mission.id`,
  },
  {
    name: 'A mission that looked for funding looks for it until it has its goal, and no longer',
    sql: `
      select count(*)::int as compared,
             (array_agg(id || ' is ' || status || ' with ' || current_funding || ' of ' || funding_goal)
              filter (where (status = 'funding') <> (current_funding < funding_goal)))[1:5] as broken
      from sponsored_mission where opening_status = 'funding'`,
  },
];
