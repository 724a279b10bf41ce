import { defineArea } from '../../kernel/areas/area.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { appended } from '../../kernel/log/append-events.js';
import { advanceDevices } from './advance-devices.js';
import { approveOrder, cancelOrder, planLogistics } from './decide-order.js';
import {
  advanceDevicesByDesk,
  approveOrderByEither,
  cancelOrderByEither,
  markPaymentOverdue,
  payOrderByEither,
  planLogisticsByEither,
} from './order-decisions.handler.js';
import { OrderDevice } from './order-device.entity.js';
import { payOrder } from './pay-order.js';
import { PurchaseOrder } from './purchase-order.entity.js';
import { ORDER_INVARIANTS, orderDeviceTotals, orderTotals } from './reconciliation.js';

/** Companies' orders, from the accepted quote to the payment. */
export const orders = defineArea({
  name: 'orders',
  entities: [PurchaseOrder, OrderDevice],
  commands: {
    'approve-order': approveOrderByEither,
    'cancel-order': cancelOrderByEither,
    'plan-logistics': planLogisticsByEither,
    'advance-devices': advanceDevicesByDesk,
    'pay-order': payOrderByEither,
    'mark-payment-overdue': markPaymentOverdue,
  },
  events: {
    'order.approved': oneByOne((tx, event) => appended(tx, approveOrder(tx, activityOf(event)))),
    'order.cancelled': oneByOne((tx, event) => appended(tx, cancelOrder(tx, activityOf(event)))),
    'order.logistics_planned': oneByOne((tx, event) => appended(tx, planLogistics(tx, activityOf(event)))),
    'order.devices_advanced': oneByOne((tx, event) => appended(tx, advanceDevices(tx, activityOf(event)))),
    'order.paid': oneByOne((tx, event) => appended(tx, payOrder(tx, activityOf(event)))),
  },
  invariants: ORDER_INVARIANTS,
  totals: [orderTotals, orderDeviceTotals],
});

export { advanceDevices } from './advance-devices.js';
export { changeOrder, orderEvent } from './change-order.js';
export { createOrder } from './create-order.js';
export { approveOrder, cancelOrder, planLogistics } from './decide-order.js';
export { payOrder } from './pay-order.js';
export { priceByType } from './price-by-type.js';
export { PurchaseOrder } from './purchase-order.entity.js';
