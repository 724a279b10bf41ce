import type { DeviceStage, OrderState, PaymentState } from '@planet-heroes/contracts/areas/orders/schemas';
import { stateTable } from '../../kernel/states/state-table.js';

/** Where a purchase order may go. It completes when its last device is wiped. */
export const orderStates = stateTable<OrderState>('Order', {
  pending_approval: ['processing', 'cancelled'],
  processing: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
});

/** Where an order's payment may go; `overdue` by the clock alone. */
export const paymentStates = stateTable<PaymentState>('The payment of order', {
  pending: ['overdue', 'paid'],
  overdue: ['paid'],
  paid: [],
});

/** A device goes step by step: none is wiped before it was inspected, none is paid before it was wiped. */
export const deviceStages = stateTable<DeviceStage>('Device', {
  expected: ['received'],
  received: ['inspected'],
  inspected: ['wiped'],
  wiped: ['paid'],
  paid: [],
});

/** The stage from which devices come to a stage. */
export function stageBefore(stage: DeviceStage): DeviceStage {
  const from = Object.entries(deviceStages.transitions).find(([, to]) => to.includes(stage));
  return from![0] as DeviceStage;
}
