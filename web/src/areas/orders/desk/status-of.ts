import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';

/** Amber where the desk acts next, green where it is paid. */
export function statusOf({ status, paymentStatus }: Pick<OrderSummary, 'status' | 'paymentStatus'>) {
  if (status === 'processing') return 'warning';
  if (status === 'completed' && paymentStatus === 'overdue') return 'bad';
  return paymentStatus === 'paid' ? 'good' : 'unknown';
}
