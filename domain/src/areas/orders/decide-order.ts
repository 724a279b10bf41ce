import type { PlanLogistics } from '@planet-heroes/contracts/areas/orders/schemas';
import { DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Transaction } from '../../kernel/database/database.js';
import { lockOrder, type OrderActivity, type OrderChange, orderEvent, saveOrder } from './change-order.js';
import { pickupDays } from '@planet-heroes/contracts/areas/orders/catalogue';
import { dubaiDate } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { orderStates } from './order.states.js';

/** Approve PO: the order is processed from now on. Throws `unknown_order` or `illegal_transition`. */
export async function approveOrder(transaction: Transaction, approval: OrderActivity): Promise<OrderChange> {
  const locked = await lockOrder(transaction, approval.orderId, approval.companyId);
  orderStates.assert(locked.id, locked.state, 'processing');
  locked.state = 'processing';
  locked.approvedAt = approval.time;
  const order = await saveOrder(transaction, locked);
  return { order, events: [orderEvent('order.approved', order, approval)] };
}

/**
 * Cancels an order that is not completed; its devices stay where they are. Throws `unknown_order` or
 * `illegal_transition`.
 */
export async function cancelOrder(
  transaction: Transaction,
  cancellation: OrderActivity & { reason?: string | undefined },
): Promise<OrderChange> {
  const { orderId, companyId, reason = null, time } = cancellation;
  const locked = await lockOrder(transaction, orderId, companyId);
  orderStates.assert(orderId, locked.state, 'cancelled');
  locked.state = 'cancelled';
  locked.cancelledAt = time;
  locked.reason = reason;
  const order = await saveOrder(transaction, locked);
  return { order, events: [orderEvent('order.cancelled', order, cancellation)] };
}

/**
 * Plans the pickup; what is left out stays. What is planned for the public company, operators alone read. Throws
 * `unknown_order`, `illegal_transition` once the order has ended, or `invalid_request` for a day that is over or far.
 */
export async function planLogistics(
  transaction: Transaction,
  plan: OrderActivity & PlanLogistics,
): Promise<OrderChange> {
  const { orderId, companyId, pickupDate, pickupAddress, pickupContact, estimatedDuration, specialInstructions } = plan;
  const locked = await lockOrder(transaction, orderId, companyId);
  if (orderStates.transitions[locked.state].length === 0) {
    throw new AppError(
      'illegal_transition',
      `Order ${orderId} is ${locked.state}: there is no pickup to plan.`,
      { from: locked.state },
    );
  }
  if (pickupDate && pickupDate !== locked.pickupDate) assertDayAhead(pickupDate, plan.time);
  if (pickupDate && locked.pickupDate && pickupDate !== locked.pickupDate) locked.pickupMovedFrom = locked.pickupDate;
  locked.pickupDate = pickupDate ?? locked.pickupDate;
  locked.pickupAddress = pickupAddress ?? locked.pickupAddress;
  locked.pickupContact = pickupContact ?? locked.pickupContact;
  locked.estimatedDuration = estimatedDuration ?? locked.estimatedDuration;
  locked.specialInstructions = specialInstructions ?? locked.specialInstructions;
  const isTyped = (pickupAddress ?? pickupContact ?? specialInstructions) !== undefined;
  if (companyId === DEMO_COMPANY_ID && isTyped) locked.pickupFromPublic = true;
  const order = await saveOrder(transaction, locked);
  return { order, events: [orderEvent('order.logistics_planned', order, plan)] };
}

/** A day of a pickup, as Dubai's calendar stood when it was planned. */
function assertDayAhead(day: string, plannedAt: Date): void {
  const { min, max } = pickupDays(dubaiDate(plannedAt));
  if (day >= min && day <= max) return;
  const message = day < min ? `must not be before ${min}` : `must not be after ${max}`;
  throw new AppError('invalid_request', `pickupDate: ${message}`, { issues: [{ path: 'pickupDate', message }] });
}
