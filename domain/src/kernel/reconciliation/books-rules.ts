import { CORPORATE_BOOKS_RULES } from '../../areas/companies/corporate-books.js';
import { PICKUP_BOOKS_RULES } from '../../areas/pickups/pickup-books.js';
import { REWARD_BOOKS_RULES } from '../../areas/dubai-rewards/reward-books.js';
import { SOCIAL_CHALLENGE_BOOKS_RULES } from '../../areas/social-challenges/social-challenge-books.js';
import { SPONSORSHIP_BOOKS_RULES } from '../../areas/missions/sponsorship-books.js';
import type { BooksRule } from './books-rule.js';

const POINT_RULES: readonly BooksRule[] = [
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

/** Every rule of the books, by area (docs/operations.md says what to do when one is broken). */
export const BOOKS_RULES: readonly BooksRule[] = [
  ...POINT_RULES,
  ...REWARD_BOOKS_RULES,
  ...SOCIAL_CHALLENGE_BOOKS_RULES,
  ...SPONSORSHIP_BOOKS_RULES,
  ...CORPORATE_BOOKS_RULES,
  ...PICKUP_BOOKS_RULES,
];
