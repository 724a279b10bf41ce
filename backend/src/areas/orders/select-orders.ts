import type { OrdersAnswer, OrdersQuery, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { contains } from '../../kernel/text/contains.js';

/** The orders that a query asks for, in the order given, and how many there are in all (spec document 2, section 2). */
export function selectOrders(orders: readonly OrderSummary[], { status, payment, search, limit }: OrdersQuery): OrdersAnswer {
  const found = orders.filter(
    (order) =>
      (status === undefined || order.status === status) &&
      (payment === undefined || order.paymentStatus === payment) &&
      contains(search, order.id, order.quoteId, order.companyName, order.contactPerson, order.devices),
  );
  return { orders: found.slice(0, limit), total: found.length };
}
