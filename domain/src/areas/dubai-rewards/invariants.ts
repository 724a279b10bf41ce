import type { Invariant } from '../../kernel/reconciliation/invariant.js';

/** What must hold between the tables of this area and the ledger. */
export const DUBAI_REWARDS_INVARIANTS: readonly Invariant[] = [
  {
    name: 'What is claimed of a Dubai reward is what its claims say, and never more than there is',
    sql: `
      with living as (select reward_id, count(*) as claims from reward_claim where state <> 'expired' group by reward_id)
      select count(*)::int as compared,
             (array_agg(reward.id || ' counts ' || reward.claimed_quantity || ' of ' || coalesce(reward.available_quantity::text, 'any')
                || ', its claims ' || reward.claimed_before + coalesce(living.claims, 0))
              filter (where reward.claimed_quantity <> reward.claimed_before + coalesce(living.claims, 0)
                         or reward.claimed_quantity > reward.available_quantity))[1:5] as broken
      from dubai_reward as reward left join living on living.reward_id = reward.id`,
  },
  {
    name: 'Points held are those of open claims',
    sql: `
      with open as (
        select hero_id, sum(points_cost) as points from reward_claim where state in ('claimed', 'processing') group by hero_id
      )
      select count(*)::int as compared,
             (array_agg(hero.id || ' has ' || hero.held_points || ' held, its claims ' || coalesce(open.points, 0))
              filter (where hero.held_points <> coalesce(open.points, 0)))[1:5] as broken
      from hero left join open on open.hero_id = hero.id
      where hero.held_points <> 0 or open.points is not null`,
  },
  {
    name: 'Points spent on a Dubai reward are those of its fulfilled claims',
    sql: `
      with spent as (
        select credit_account as account, sum(amount) as points from ledger_entry where credit_account like 'sink:reward:%' group by 1
      ), fulfilled as (
        select 'sink:reward:' || reward_id as account, sum(points_cost) as points from reward_claim where state = 'fulfilled' group by 1
      )
      select count(*)::int as compared,
             (array_agg(account || ' holds ' || coalesce(spent.points, 0) || ', the fulfilled claims ' || coalesce(fulfilled.points, 0))
              filter (where spent.points is distinct from fulfilled.points))[1:5] as broken
      from spent full join fulfilled using (account)`,
  },
  {
    name: 'The places taken in a Dubai challenge are those of its participations, and never more than there are',
    sql: `
      with joined as (select challenge_id, count(*) as heroes from dubai_participation group by challenge_id)
      select count(*)::int as compared,
             (array_agg(challenge.id || ' counts ' || challenge.participants || ' of ' || coalesce(challenge.participant_limit::text, 'any')
                || ', its participations ' || challenge.joined_before + coalesce(joined.heroes, 0))
              filter (where challenge.participants <> challenge.joined_before + coalesce(joined.heroes, 0)
                         or challenge.participants > challenge.participant_limit))[1:5] as broken
      from dubai_challenge as challenge left join joined on joined.challenge_id = challenge.id`,
  },
  {
    name: 'Dubai challenges have paid each hero who completed them, once',
    sql: `
      with paid as (
        select cause, hero_id, sum(amount) as points from ledger_entry where debit_account = 'issuer:dubai-challenge' group by 1, 2
      ), completed as (
        select 'dubai-challenge:' || challenge_id as cause, hero_id, points_earned as points from dubai_participation
        where state = 'completed' and points_earned > 0
      )
      select count(*)::int as compared,
             (array_agg(hero_id || ' was paid ' || coalesce(paid.points, 0) || ' for ' || cause || ', due were ' || coalesce(completed.points, 0))
              filter (where paid.points is distinct from completed.points))[1:5] as broken
      from paid full join completed using (cause, hero_id)`,
  },
];
