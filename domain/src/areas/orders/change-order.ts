import { type InferEntity, LockMode } from '@mikro-orm/core';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Told } from '../../kernel/commands/command-activity.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { PurchaseOrder } from './purchase-order.entity.js';
import { readOrderSummary, unknownOrder } from './read-orders.js';

/** Something done to an order. */
export interface OrderActivity extends Told {
  orderId: string;
  /** Whose it must be; undefined where an operator acts. */
  companyId?: string | undefined;
}

/** An order after a change, and the events of the change. */
export interface OrderChange {
  order: OrderSummary;
  events: NewEvent[];
}

export type LockedOrder = InferEntity<typeof PurchaseOrder>;

/** Locks an order for the rest of the transaction. With a company, another's is unknown. Throws `unknown_order`. */
export async function lockOrder({ em }: Transaction, orderId: string, companyId?: string): Promise<LockedOrder> {
  const order = await em.findOne(
    PurchaseOrder,
    { id: orderId, ...(companyId !== undefined && { companyId }) },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!order) throw unknownOrder(orderId);
  return order;
}

/** Writes a locked order whose fields were changed, as its next version. */
export async function saveOrder(transaction: Transaction, order: LockedOrder): Promise<OrderSummary> {
  order.version += 1;
  await transaction.em.flush();
  return readOrderSummary(transaction, order);
}

type OrderEventType = Exclude<Extract<NewEvent['type'], `order.${string}`>, 'order.devices_advanced'>;

export function orderEvent(type: OrderEventType, order: OrderSummary, { cause, time }: Told): NewEvent {
  return { type, subject: order.id, cause, time, data: { companyId: order.companyId, orderId: order.id, order } };
}

/** The result of a command that changed an order. */
export async function changedOrder(transaction: Transaction, change: Promise<OrderChange>) {
  const { order, events } = await change;
  return { result: order, transactionId: await appendEvents(transaction, events) };
}
