import { isReturned } from '@planet-heroes/contracts/areas/orders/is-returned';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';

type Standing = Pick<OrderSummary, 'status' | 'paymentStatus' | 'transfer'>;

/** Amber where the desk acts next, red where a payment is late or came back, green where it is paid. */
export function statusOf({ status, paymentStatus, transfer }: Standing) {
  if (status === 'processing') return 'warning';
  if (status === 'completed' && (paymentStatus === 'overdue' || isReturned({ paymentStatus, transfer }))) return 'bad';
  return paymentStatus === 'paid' ? 'good' : 'unknown';
}
