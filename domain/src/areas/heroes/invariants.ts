import type { Invariant } from '../../kernel/reconciliation/invariant.js';

/** What must hold between heroes' folded numbers and the ledger. */
export const HERO_INVARIANTS: readonly Invariant[] = [
  {
    name: 'A hero’s available, pending and held points are the fold of the ledger',
    sql: `
      with side as (
        select credit_account as account, amount from ledger_entry where credit_account like 'hero:%'
        union all select debit_account, -amount from ledger_entry where debit_account like 'hero:%'
      ), balance as (select account, sum(amount) as amount from side group by account)
      select count(*)::int as compared,
             (array_agg(hero.id || ' has ' || hero.available_points || '/' || hero.pending_points || '/' || hero.held_points
                || ', the ledger ' || coalesce(available.amount, 0) || '/' || coalesce(pending.amount, 0) || '/' || coalesce(held.amount, 0))
              filter (where hero.available_points <> coalesce(available.amount, 0)
                         or hero.pending_points <> coalesce(pending.amount, 0)
                         or hero.held_points <> coalesce(held.amount, 0)))[1:5] as broken
      from hero
      left join balance as available on available.account = 'hero:' || hero.id || ':available'
      left join balance as pending on pending.account = 'hero:' || hero.id || ':pending'
      left join balance as held on held.account = 'hero:' || hero.id || ':held'`,
  },
  {
    name: 'A hero’s lifetime points are what the ledger says was earned',
    sql: `
      with earned as (
        select hero_id, sum(amount) as amount from ledger_entry
        where credit_account = 'hero:' || hero_id || ':available'
          and (debit_account like 'issuer:%' or debit_account like 'escrow:%' or debit_account like '%:pending')
        group by hero_id
      )
      select count(*)::int as compared,
             (array_agg(hero.id || ' has ' || hero.lifetime_points || ', the ledger ' || coalesce(earned.amount, 0))
              filter (where hero.lifetime_points <> coalesce(earned.amount, 0)))[1:5] as broken
      from hero left join earned on earned.hero_id = hero.id`,
  },
];
