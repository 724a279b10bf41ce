import { defineArea } from '../../kernel/areas/area.js';
import { commandActivity } from '../../kernel/commands/command-activity.js';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { appended } from '../../kernel/log/append-events.js';
import { acceptQuote, acceptQuoteByCompany } from './accept-quote.js';
import { answerDifference, lapseDifference } from './answer-difference.js';
import { advanceDevices } from './advance-devices.js';
import { changedOrder } from './change-order.js';
import { collectOrder } from './collect-order.js';
import { approveOrder, cancelOrder, planLogistics } from './decide-order.js';
import { OrderPayout } from './order-payout.entity.js';
import { askForPayout, markPaymentOverdue, payOrder } from './pay-order.js';
import { OrderCustody, OrderDevice, PurchaseOrder } from './purchase-order.entity.js';
import { seedPastOrders } from './past-orders.js';
import { seedSampleOrders } from './sample-orders.js';
import { ORDER_INVARIANTS, orderDeviceTotals, orderTotals } from './reconciliation.js';

/** Companies' orders, from the accepted quote to the payment. */
export const orders = defineArea({
  name: 'orders',
  entities: [PurchaseOrder, OrderDevice, OrderCustody, OrderPayout],
  commands: {
    'accept-quote': acceptQuoteByCompany,
    'approve-order': transactionalHandler<'approve-order'>((payload, tx, context) =>
      changedOrder(tx, approveOrder(tx, commandActivity(payload, context))),
    ),
    'cancel-order': transactionalHandler<'cancel-order'>((payload, tx, context) =>
      changedOrder(tx, cancelOrder(tx, commandActivity(payload, context))),
    ),
    'plan-logistics': transactionalHandler<'plan-logistics'>((payload, tx, context) =>
      changedOrder(tx, planLogistics(tx, commandActivity(payload, context))),
    ),
    'advance-devices': transactionalHandler<'advance-devices'>((payload, tx, context) =>
      changedOrder(tx, advanceDevices(tx, { ...commandActivity(payload, context), by: 'desk' })),
    ),
    'collect-order': transactionalHandler<'collect-order'>((payload, tx, context) =>
      changedOrder(tx, collectOrder(tx, commandActivity(payload, context))),
    ),
    'answer-difference': transactionalHandler<'answer-difference'>((payload, tx, context) =>
      changedOrder(tx, answerDifference(tx, commandActivity(payload, context))),
    ),
    'lapse-difference': lapseDifference,
    'ask-for-payout': transactionalHandler<'ask-for-payout'>((payload, tx, context) =>
      changedOrder(tx, askForPayout(tx, commandActivity(payload, context))),
    ),
    'pay-order': transactionalHandler<'pay-order'>((payload, tx, context) =>
      changedOrder(tx, payOrder(tx, { ...commandActivity(payload, context), by: 'finance' })),
    ),
    'mark-payment-overdue': markPaymentOverdue,
  },
  events: {
    'quote.accepted': oneByOne((tx, event) => appended(tx, acceptQuote(tx, activityOf(event)))),
    'order.approved': oneByOne((tx, event) => appended(tx, approveOrder(tx, activityOf(event)))),
    'order.cancelled': oneByOne((tx, event) => appended(tx, cancelOrder(tx, activityOf(event)))),
    'order.logistics_planned': oneByOne((tx, event) => appended(tx, planLogistics(tx, activityOf(event)))),
    'order.devices_advanced': oneByOne((tx, event) => appended(tx, advanceDevices(tx, activityOf(event)))),
    'order.paid': oneByOne((tx, event) => appended(tx, payOrder(tx, activityOf(event)))),
  },
  invariants: ORDER_INVARIANTS,
  totals: [orderTotals, orderDeviceTotals],
  seeds: {
    'demo-company-quotes': { for: ['demo'], run: seedSampleOrders },
    'past-orders': { for: ['demo'], run: seedPastOrders },
  },
});

export { OrderPayout } from './order-payout.entity.js';
export { returnTransfer } from './order-transfers.js';
export { transferStates } from './order.states.js';
export { payOrder } from './pay-order.js';
export { pickupCalendar } from './pickup-calendar.js';
export { readOrder } from './read-orders.js';
export type { PurchaseOrder } from './purchase-order.entity.js';
