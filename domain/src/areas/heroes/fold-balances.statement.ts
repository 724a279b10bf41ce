import type { FoldBalances } from '../../kernel/points/balances.js';

/* Every movement of points comes through here, those of a whole replay too (bench: P7). */
const SQL = `
  update hero set
    available_points = available_points + moved.available,
    pending_points = pending_points + moved.pending,
    held_points = held_points + moved.held,
    owed_points = owed_points + moved.owed,
    lifetime_points = lifetime_points + moved.earned,
    score = score + moved.earned,
    score_reached_at = greatest(score_reached_at, moved.earned_at)
  from (
    select hero_id, sum(available)::bigint as available, sum(pending)::bigint as pending, sum(held)::bigint as held,
           sum(owed)::bigint as owed, sum(earned)::bigint as earned, max(at) filter (where earned > 0) as earned_at
    from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
                $7::timestamptz[]) as movement (hero_id, available, pending, held, owed, earned, at)
    group by hero_id
  ) as moved
  where hero.id = moved.hero_id`;

/** Adds moved points to heroes' folded numbers. A score is reached at the latest time among what made it. */
export const foldBalances: FoldBalances = (changes) => ({
  name: 'fold-balances',
  sql: SQL,
  parameters: [
    changes.map(({ heroId }) => heroId),
    changes.map(({ available }) => available),
    changes.map(({ pending }) => pending),
    changes.map(({ held }) => held),
    changes.map(({ owed }) => owed),
    changes.map(({ earned }) => earned),
    changes.map(({ at }) => at.toISOString()),
  ],
});
