import { type Invariant, invariant, words } from '../../kernel/reconciliation/invariant.js';
import type { Totals } from '../../kernel/reconciliation/totals.js';
import type { PurchaseOrder } from '../orders/orders.area.js';
import type { Quote } from './quote.entity.js';

/** What must hold of quotes. */
export const QUOTE_INVARIANTS: readonly Invariant[] = [
  invariant('Every accepted quote has its one order, for the price that was offered', (snapshot) =>
    snapshot
      .tables<typeof Quote | typeof PurchaseOrder>()
      .selectFrom('quote')
      .leftJoin('purchase_order as placed', 'placed.quoteId', 'quote.id')
      .where('quote.state', '=', 'accepted')
      .select(({ eb, or, ref, val }) => {
        const order = eb.case().when('placed.id', 'is', null).then(val('no order')).else(words`order ${ref('placed.id')} for ${ref('placed.totalFils')}`).end();
        return [
          or([
            eb('placed.id', 'is', null),
            eb('placed.id', '<>', ref('quote.orderId')),
            eb('placed.totalFils', '<>', ref('quote.priceFils')),
          ]).as('broken'),
          words`quote ${ref('quote.id')} has ${order}`.as('words'),
        ];
      }),
  ),
];

/** The quotes in each state. */
export const quoteTotals: Totals = async (snapshot) => {
  const states = await snapshot
    .tables<typeof Quote>()
    .selectFrom('quote')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.sum<number>('deviceCount').as('devices')])
    .groupBy('state')
    .execute();
  return states.map(({ state, count, devices }) => ({ name: `quotes ${state}`, total: `${count}, devices ${devices}` }));
};
