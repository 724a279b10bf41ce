import type { OrderSummary } from './schemas.js';

/** Whether the bank sent an order's payment back, and it has not been paid since. */
export function isReturned({ paymentStatus, transfer }: Pick<OrderSummary, 'paymentStatus' | 'transfer'>): boolean {
  return paymentStatus !== 'paid' && transfer?.state === 'returned';
}
