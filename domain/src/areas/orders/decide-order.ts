import type { OrderSummary, PlanLogistics } from '@planet-heroes/contracts/areas/orders/schemas';
import { DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { changeOrder, lockOrder, orderEvent } from './change-order.js';
import type { OrderDeed } from './order-activity.js';
import { orderStates } from './order.states.js';

type Decided = Promise<{ order: OrderSummary; events: NewEvent[] }>;

/** Approve PO: the order is processed from now on. Throws `unknown_order` or `illegal_transition`. */
export async function approveOrder(transaction: Transaction, { orderId, companyId, cause, time }: OrderDeed): Decided {
  const { state } = await lockOrder(transaction, orderId, companyId);
  orderStates.assert(orderId, state, 'processing');
  const order = await changeOrder(transaction, orderId, { state: 'processing', approved_at: time });
  return { order, events: [orderEvent('order.approved', order, { cause, time })] };
}

/** Cancels an order that is not completed; its devices stay where they are. Throws `unknown_order` or `illegal_transition`. */
export async function cancelOrder(transaction: Transaction, { orderId, companyId, reason, cause, time }: OrderDeed & { reason?: string | undefined }): Decided {
  const { state } = await lockOrder(transaction, orderId, companyId);
  orderStates.assert(orderId, state, 'cancelled');
  const order = await changeOrder(transaction, orderId, { state: 'cancelled', cancelled_at: time, reason: reason ?? null });
  return { order, events: [orderEvent('order.cancelled', order, { cause, time })] };
}

const COLUMNS = {
  pickupDate: 'pickup_date',
  pickupAddress: 'pickup_address',
  pickupContact: 'pickup_contact',
  estimatedDuration: 'estimated_duration',
  specialInstructions: 'special_instructions',
} as const satisfies Record<keyof PlanLogistics, string>;

/** Plans the pick-up; what is left out stays. What is planned for the public company, operators alone read. Throws `unknown_order`, or `illegal_transition` once the order has ended. */
export async function planLogistics(transaction: Transaction, { orderId, companyId, cause, time, ...plan }: OrderDeed & PlanLogistics): Decided {
  const { state } = await lockOrder(transaction, orderId, companyId);
  if (orderStates.transitions[state].length === 0) {
    throw new AppError('illegal_transition', `Order ${orderId} is ${state}: there is no pick-up to plan.`, { from: state });
  }
  const changes: [string, unknown][] = Object.entries(plan).flatMap(([name, value]) => (value === undefined ? [] : [[COLUMNS[name as keyof PlanLogistics], value]]));
  if (companyId === DEMO_COMPANY_ID && (plan.pickupAddress ?? plan.pickupContact ?? plan.specialInstructions) !== undefined) {
    changes.push(['pickup_from_public', true]);
  }
  const order = await changeOrder(transaction, orderId, Object.fromEntries(changes));
  return { order, events: [orderEvent('order.logistics_planned', order, { cause, time })] };
}
