import { sql } from 'kysely';
import { accountBalances } from '../../kernel/ledger/account-balances.js';
import { orNone } from '../../kernel/database/or-none.js';
import { type Invariant, invariant, pausingNoClaims, words } from '../../kernel/reconciliation/invariant.js';
import type { OrderPayout } from '../orders/orders.area.js';
import type { PayoutTables } from './payouts.entities.js';

/** What must hold between what heroes are owed, what they can spend, and what is booked. */
export const PAYOUT_INVARIANTS: readonly Invariant[] = pausingNoClaims([
  invariant('Money that is owed is what open transfers amount to', (snapshot) =>
    snapshot
      .tables<PayoutTables>()
      .with('open', (tables) =>
        tables
          .selectFrom('payout')
          .select(({ fn, ref }) => [
            sql<string>`'fils:' || ${ref('heroId')} || ':owed'`.as('account'),
            fn.sum<number>('amountFils').as('fils'),
          ])
          .where('state', 'in', ['owed', 'batched', 'returned'])
          .groupBy('heroId'))
      .with('booked', () => accountBalances(snapshot, 'like', 'fils:%:owed'))
      .selectFrom('booked')
      .fullJoin('open', 'open.account', 'booked.account')
      .select(({ eb, fn, ref }) => {
        const [booked, open] = [orNone(ref('booked.amount')), orNone(ref('open.fils'))];
        const account = fn.coalesce('booked.account', 'open.account');
        return [eb(booked, '<>', open).as('broken'), words`${account} holds ${booked}, open are ${open}`.as('words')];
      })),
  invariant('A batch amounts to what it pays', (snapshot) =>
    snapshot
      .tables<PayoutTables | typeof OrderPayout>()
      .with('transfer', (tables) =>
        tables
          .selectFrom('payout')
          .select(['batchId as batch', 'amountFils as fils'])
          .where('batchId', 'is not', null)
          .unionAll(
            tables
              .selectFrom('order_payout')
              .select(['batchId as batch', 'amountFils as fils'])
              .where('batchId', 'is not', null),
          ))
      .with('held', (tables) =>
        tables
          .selectFrom('transfer')
          .select(({ fn }) => ['batch', fn.sum<number>('fils').as('fils')])
          .groupBy('batch'))
      .selectFrom('payout_batch as batch')
      .leftJoin('held', 'held.batch', 'batch.id')
      .where('batch.state', 'in', ['proposed', 'approved'])
      .select(({ eb, ref }) => {
        const held = orNone(ref('held.fils'));
        return [
          eb('batch.amountFils', '<>', held).as('broken'),
          words`${ref('batch.id')} says ${ref('batch.amountFils')}, its transfers ${held}`.as('words'),
        ];
      })),
]);
