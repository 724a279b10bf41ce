import type { Order, OrderDocument, OrderDocumentId, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';

/** The documents that an order has by now. The tax invoice depends on more than the order. */
export function orderDocuments(order: OrderSummary): OrderDocument[] {
  const isApproved = order.status === 'processing' || order.status === 'completed';
  const isWiped = order.status === 'completed';
  const isAhead = order.pickupDate !== null && order.status !== 'cancelled' && order.stages.expected > 0;
  return [
    documentOf(order, 'purchase-order'),
    ...(isAhead ? [documentOf(order, 'pickup-calendar')] : []),
    ...(isApproved ? [documentOf(order, 'pickup-note')] : []),
    ...(isWiped ? [documentOf(order, 'wiping-certificate'), documentOf(order, 'wiping-certificate-json')] : []),
    ...(order.paidAt ? [documentOf(order, 'payment-advice')] : []),
  ];
}

/** How a document of an order is called and what it is. */
export function documentOf({ id: orderId }: Pick<Order, 'id'>, id: OrderDocumentId): OrderDocument {
  switch (id) {
    case 'wiping-certificate-json':
      return { id, name: `wiping-certificate-${orderId}.json`, type: 'application/json', size: null };
    case 'pickup-calendar':
      return { id, name: `pickup-${orderId}.ics`, type: 'text/calendar', size: null };
    default:
      return { id, name: `${id}-${orderId}.pdf`, type: 'application/pdf', size: null };
  }
}
