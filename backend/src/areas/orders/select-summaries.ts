import type { OrdersAnswer, OrdersQuery, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { QuotesAnswer, QuotesQuery, QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';

/** The quotes that a query asks for, in the order given, and how many there are in all. */
export function selectQuotes(quotes: readonly QuoteSummary[], { status, search, limit }: QuotesQuery): QuotesAnswer {
  const found = quotes.filter(
    (quote) =>
      (status === undefined || quote.status === status) && contains(search, quote.id, quote.company, quote.contactName, quote.devices, quote.orderId),
  );
  return { quotes: found.slice(0, limit), total: found.length };
}

/** The orders that a query asks for, likewise (spec document 2, section 2: search and a status filter). */
export function selectOrders(orders: readonly OrderSummary[], { status, payment, search, limit }: OrdersQuery): OrdersAnswer {
  const found = orders.filter(
    (order) =>
      (status === undefined || order.status === status) &&
      (payment === undefined || order.paymentStatus === payment) &&
      contains(search, order.id, order.quoteId, order.companyName, order.contactPerson, order.devices),
  );
  return { orders: found.slice(0, limit), total: found.length };
}

function contains(search: string | undefined, ...texts: (string | null)[]): boolean {
  if (search === undefined) return true;
  const wanted = search.toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}
