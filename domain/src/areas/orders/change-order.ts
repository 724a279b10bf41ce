import type { OrderState, OrderSummary, PaymentState } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { changedRow } from '../companies/companies.area.js';
import { ORDER_COLUMNS, unknownOrder } from './read-orders.js';

/** Of an order that is locked, what decides about it. */
export interface LockedOrder {
  id: string;
  state: OrderState;
  paymentState: PaymentState;
  deviceCount: number;
  paymentTermsDays: number;
  wiped: number;
  paymentDueMs: number | null;
}

/** Locks an order for the rest of the transaction. With a company, another's is unknown. Throws `unknown_order`. */
export async function lockOrder(transaction: Queryable, orderId: string, companyId: string | undefined): Promise<LockedOrder> {
  const [order] = await transaction.query<LockedOrder>(
    `select id, state, payment_state as "paymentState", device_count as "deviceCount", payment_terms_days as "paymentTermsDays", wiped,
            extract(epoch from payment_due_at)::float8 * 1000 as "paymentDueMs"
     from purchase_order where id = $1 and ($2::text is null or company_id = $2) for update`,
    [orderId, companyId ?? null],
  );
  if (!order) throw unknownOrder(orderId);
  return order;
}

/** Sets columns of a locked order and returns it as it is then. */
export function changeOrder(transaction: Queryable, orderId: string, changes: Record<string, unknown>): Promise<OrderSummary> {
  return changedRow<OrderSummary>(transaction, 'purchase_order', orderId, changes, ORDER_COLUMNS);
}

type OrderEventType = Exclude<Extract<NewEvent['type'], `order.${string}`>, 'order.devices_advanced'>;

export function orderEvent(type: OrderEventType, order: OrderSummary, { cause, time }: { cause: string; time: Date }): NewEvent {
  return { type, subject: order.id, cause, time, data: { companyId: order.companyId, orderId: order.id, order } };
}
