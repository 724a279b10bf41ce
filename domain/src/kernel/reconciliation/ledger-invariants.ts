import type { Invariant } from './invariant.js';

/** What must hold of the ledger alone. */
export const LEDGER_INVARIANTS: readonly Invariant[] = [
  {
    name: 'Every account but the issuers’ holds what was put into it, and never less than nothing',
    sql: `
      with side as (
        select credit_account as account, amount from ledger_entry
        union all select debit_account, -amount from ledger_entry
      ), balance as (select account, sum(amount) as amount from side where account not like 'issuer:%' group by account)
      select count(*)::int as compared,
             (array_agg(account || ' holds ' || amount) filter (where amount < 0))[1:5] as broken
      from balance`,
  },
  {
    name: 'The ledger sums to zero: what the issuers gave is what the accounts hold',
    sql: `
      with side as (
        select credit_account as account, amount from ledger_entry
        union all select debit_account, -amount from ledger_entry
      ), total as (
        select sum(amount) as total, sum(amount) filter (where account like 'issuer:%') as issued, count(*) as sides from side
      )
      select sides::int as compared,
             case when coalesce(total, 0) <> 0 then array['all sides sum to ' || total || ', the issuers to ' || issued] end as broken
      from total`,
  },
];
