import type {
  DeviceStage,
  DifferenceState,
  OrderState,
  PaymentState,
} from '@planet-heroes/contracts/areas/orders/catalogue';
import type { TransferState } from '@planet-heroes/contracts/areas/orders/schemas';
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

/**
 * A returned transfer is owed again once its company asks, that of a refused batch at once; the bank has nothing to do
 * for one paid by hand.
 */
export const transferStates = stateTable<TransferState>('The transfer of order', {
  owed: ['batched', 'withdrawn'],
  batched: ['paid', 'returned', 'owed'],
  paid: [],
  returned: ['owed', 'withdrawn'],
  withdrawn: [],
});

/** The company is asked once about all that is worth less, and answers once; without an answer it lapses. */
export const differenceStates = stateTable<DifferenceState>('The difference of order', {
  none: ['noted'],
  noted: ['asked'],
  asked: ['approved', 'declined', 'lapsed'],
  approved: [],
  declined: [],
  lapsed: [],
});

/**
 * A device goes step by step: none is wiped before it was inspected, none is paid before it was wiped. One that is
 * worth less than was offered may go back instead.
 */
export const deviceStages = stateTable<DeviceStage>('Device', {
  expected: ['received'],
  received: ['inspected'],
  inspected: ['wiped', 'returned'],
  wiped: ['paid'],
  paid: [],
  returned: [],
});

/** The stage from which devices come to a stage. */
export function stageBefore(stage: DeviceStage): DeviceStage {
  const from = Object.entries(deviceStages.transitions).find(([, to]) => to.includes(stage));
  return from![0] as DeviceStage;
}
