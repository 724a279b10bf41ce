import type { Invariant } from '../../kernel/reconciliation/invariant.js';

/** What must hold between the tables of this area and the ledger. */
export const SOCIAL_CHALLENGE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'A challenge’s escrow holds what it may still pay, and nothing once it has ended',
    sql: `
      with side as (
        select credit_account as account, amount from ledger_entry where credit_account like 'escrow:challenge:%'
        union all select debit_account, -amount from ledger_entry where debit_account like 'escrow:challenge:%'
      ), balance as (select account, sum(amount) as amount from side group by account),
      expected as (
        select 'escrow:challenge:' || id as account,
               case when ended_at is null then (participant_limit - completed_participants) * points_reward else 0 end as amount
        from social_challenge
      )
      select count(*)::int as compared,
             (array_agg(coalesce(expected.account, balance.account) || ' holds ' || coalesce(balance.amount, 0)
                || ' instead of ' || coalesce(expected.amount, 0))
              filter (where coalesce(balance.amount, 0) <> coalesce(expected.amount, 0)))[1:5] as broken
      from expected full join balance on balance.account = expected.account`,
  },
  {
    name: 'A challenge counts those who joined and those who completed it, and each of these was paid once',
    sql: `
      with counted as (
        select challenge_id, count(*) as joined, count(*) filter (where state = 'completed') as completed, sum(points_earned) as paid
        from social_participation group by challenge_id
      ), posted as (
        select substring(cause from length('challenge:') + 1) as challenge_id, sum(amount) as paid
        from ledger_entry where rule = 'social-challenge' group by cause
      )
      select count(*)::int as compared,
             (array_agg(challenge.id || ' has ' || current_participants || '/' || completed_participants || ', its participations '
                || coalesce(counted.joined, 0) || '/' || coalesce(counted.completed, 0) || ', and paid ' || coalesce(posted.paid, 0))
              filter (where current_participants <> coalesce(counted.joined, 0)
                         or completed_participants <> coalesce(counted.completed, 0)
                         or completed_participants * points_reward <> coalesce(counted.paid, 0)
                         or completed_participants * points_reward <> coalesce(posted.paid, 0)))[1:5] as broken
      from social_challenge as challenge
      left join counted on counted.challenge_id = challenge.id
      left join posted on posted.challenge_id = challenge.id`,
  },
];
