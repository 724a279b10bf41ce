import { sql } from 'kysely';
import { type Invariant, invariant, pausingNoClaims, words } from '../../kernel/reconciliation/invariant.js';
import type { Totals } from '../../kernel/reconciliation/totals.js';
import type { Quote } from '../quotes/quotes.area.js';
import type { OrderPayout } from './order-payout.entity.js';
import type { OrderDevice, PurchaseOrder } from './purchase-order.entity.js';

const STAGES = ['expected', 'received', 'inspected', 'wiped', 'paid', 'returned'] as const;

/** What must hold of orders. */
export const ORDER_INVARIANTS: readonly Invariant[] = pausingNoClaims([
  invariant('Every accepted quote has its one order, for the price that was offered', (snapshot) =>
    snapshot
      .tables<typeof Quote | typeof PurchaseOrder>()
      .selectFrom('quote')
      .leftJoin('purchase_order as placed', 'placed.quoteId', 'quote.id')
      .where('quote.state', '=', 'accepted')
      .select(({ eb, or, ref, val }) => {
        const order = eb
          .case()
          .when('placed.id', 'is', null)
          .then(val('no order'))
          .else(words`order ${ref('placed.id')} for ${ref('placed.totalFils')}`)
          .end();
        return [
          or([
            eb('placed.id', 'is', null),
            eb('placed.id', '<>', ref('quote.orderId')),
            eb('placed.totalFils', '<>', ref('quote.priceFils')),
          ])
            .as('broken'),
          words`quote ${ref('quote.id')} has ${order}`.as('words'),
        ];
      })),
  invariant('An order counts its devices at each stage as they are', (snapshot) =>
    snapshot
      .tables<typeof PurchaseOrder | typeof OrderDevice>()
      .with('counted', (tables) =>
        tables
          .selectFrom('order_device')
          .select(({ fn }) => [
            'orderId as placed',
            fn.countAll<number>().as('devices'),
            ...STAGES.map((stage) => fn.countAll<number>().filterWhere('stage', '=', stage).as(stage)),
          ])
          .groupBy('orderId'))
      .selectFrom('purchase_order as placed')
      .leftJoin('counted', 'counted.placed', 'placed.id')
      .select(({ eb, or, ref }) => [
        or([
          eb('placed.deviceCount', 'is distinct from', ref('counted.devices')),
          ...STAGES.map((stage) => eb(`placed.${stage}`, 'is distinct from', ref(`counted.${stage}`))),
        ])
          .as('broken'),
        words`order ${ref('placed.id')} counts wrongly`.as('words'),
      ])),
  invariant(
    'An order is completed exactly when all that it keeps of its devices is wiped, and paid exactly when that is paid',
    (snapshot) =>
      snapshot
        .tables<typeof PurchaseOrder>()
        .selectFrom('purchase_order')
        .select(({ eb, and, or, ref }) => {
          const kept = eb('deviceCount', '-', ref('returned'));
          const isWiped = and([eb(eb('wiped', '+', ref('paid')), '=', kept), eb(kept, '>', 0)]);
          const isPaid = and([eb('paid', '=', kept), eb(kept, '>', 0)]);
          return [
            or([
              eb(eb.parens('state', '=', 'completed'), '<>', eb.parens(isWiped)),
              eb(eb.parens('paymentState', '=', 'paid'), '<>', eb.parens(isPaid)),
            ])
              .as('broken'),
            words`order ${ref('id')} is ${ref('state')} and ${ref('paymentState')} with ${ref('wiped')} wiped and ${
              ref('paid')
            } paid`
              .as('words'),
          ];
        }),
  ),
  invariant('A transfer to a company is what its order is paid, and is paid exactly when its order is', (snapshot) =>
    snapshot
      .tables<typeof PurchaseOrder | typeof OrderPayout>()
      .selectFrom('order_payout as transfer')
      .innerJoin('purchase_order as placed', 'placed.id', 'transfer.orderId')
      .where('transfer.state', 'in', ['owed', 'batched', 'paid'])
      .select(({ eb, or, ref }) => [
        or([
          eb('transfer.amountFils', '<>', eb('placed.totalFils', '-', ref('placed.reducedFils'))),
          eb(eb.parens('transfer.state', '=', 'paid'), '<>', eb.parens('placed.paymentState', '=', 'paid')),
          eb('placed.payoutAskedAt', 'is', null),
        ])
          .as('broken'),
        words`order ${ref('placed.id')} is ${ref('placed.paymentState')}, its transfer of ${
          ref('transfer.amountFils')
        } is ${ref('transfer.state')}`
          .as('words'),
      ])),
  invariant('An order is worth the prices of its devices, and what is paid for it the prices of those that are kept', (
    snapshot,
  ) =>
    snapshot
      .tables<typeof PurchaseOrder | typeof OrderDevice>()
      .selectFrom('purchase_order as placed')
      .innerJoin('order_device as device', 'device.orderId', 'placed.id')
      .groupBy('placed.id')
      .select(({ eb, fn, or, ref }) => {
        const price = sql<number>`case when ${ref('placed.differenceState')} = 'approved'
          then coalesce(${ref('device.foundFils')}, ${ref('device.offeredFils')}) else ${ref('device.offeredFils')} end`;
        const kept = sql<number>`coalesce(sum(${price}) filter (where ${ref('device.stage')} <> 'returned'), 0)`;
        const payable = sql<number>`${ref('placed.totalFils')} - ${ref('placed.reducedFils')}`;
        return [
          or([eb(fn.sum('device.offeredFils'), '<>', ref('placed.totalFils')), eb(kept, '<>', payable)]).as('broken'),
          words`order ${ref('placed.id')} comes to ${payable} and keeps devices for ${kept}`.as('words'),
        ];
      })),
]);

/** The orders in each state, paid or not. */
export const orderTotals: Totals = async (snapshot) => {
  const states = await snapshot
    .tables<typeof PurchaseOrder>()
    .selectFrom('purchase_order')
    .select((
      { fn },
    ) => ['state', 'paymentState', fn.countAll<number>().as('count'), fn.sum<number>('totalFils').as('fils')])
    .groupBy(['state', 'paymentState'])
    .execute();
  return states.map(({ state, paymentState, count, fils }) => ({
    name: `orders ${state} ${paymentState}`,
    total: `${count}, fils ${fils}`,
  }));
};

/** The devices at each stage. */
export const orderDeviceTotals: Totals = async (snapshot) => {
  const stages = await snapshot
    .tables<typeof OrderDevice>()
    .selectFrom('order_device')
    .select(({ fn }) => ['stage', fn.countAll<number>().as('count')])
    .groupBy('stage')
    .execute();
  return stages.map(({ stage, count }) => ({ name: `order devices ${stage}`, total: String(count) }));
};
