import { CORPORATE_PROMISES } from '@planet-heroes/contracts/areas/missions/tiers';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';

/** What an order's clock counts: up from a beginning, down to a promise, or not any more. */
export type OrderClock =
  | { kind: 'approval' | 'processing'; ms: number }
  | { kind: 'payment' | 'late'; ms: number; dueAt: string }
  | { kind: 'paid'; ms: number; kept: boolean };

/**
 * The clock of an order at a moment: payment is promised within 48 hours of completion, regardless of the payment
 * terms (spec document 2, section 2). Undefined for a cancelled order.
 */
export function orderClock(order: OrderSummary, now: number): OrderClock | undefined {
  const { status, createdDate, completionDate, paidAt } = order;
  if (status === 'cancelled') return undefined;
  if (status === 'pending_approval') return { kind: 'approval', ms: now - Date.parse(createdDate) };
  if (status === 'processing' || !completionDate) return { kind: 'processing', ms: now - Date.parse(createdDate) };
  const from = Date.parse(completionDate);
  const due = from + CORPORATE_PROMISES.paymentHours * HOUR_MS;
  if (paidAt) return { kind: 'paid', ms: Date.parse(paidAt) - from, kept: Date.parse(paidAt) <= due };
  const dueAt = new Date(due).toISOString();
  return now <= due ? { kind: 'payment', ms: due - now, dueAt } : { kind: 'late', ms: now - due, dueAt };
}
