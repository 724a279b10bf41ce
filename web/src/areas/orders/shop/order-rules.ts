import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';

type Standing = Pick<OrderSummary, 'status' | 'paymentStatus' | 'payoutAskedAt' | 'transfer'>;

/** Approve PO shows only for pending_approval (spec document 2, section 2). */
export function canApprove({ status }: Standing): boolean {
  return status === 'pending_approval';
}

/**
 * Process Payment shows only when the order is completed and payment is pending (spec document 2, section 2), until it
 * was asked for. What the bank sent back is asked for again, however late it is.
 */
export function canPay({ status, paymentStatus, payoutAskedAt, transfer }: Standing): boolean {
  const isUnpaid = paymentStatus === 'pending' || (paymentStatus === 'overdue' && transfer?.state === 'returned');
  return status === 'completed' && isUnpaid && !payoutAskedAt;
}

/** Whether the company is asked about devices that are worth less than was offered. */
export function isAskedAboutDifference({ status, difference }: Pick<OrderSummary, 'status' | 'difference'>): boolean {
  return status === 'processing' && difference?.state === 'asked';
}

/** What the company is paid: the prices of the devices that we keep. */
export function amountOf({ totalAmount, payableAmount }: Pick<OrderSummary, 'totalAmount' | 'payableAmount'>): number {
  return payableAmount ?? totalAmount;
}

/** An order can be cancelled, and its pick-up planned, until it has ended. */
export function isOpen({ status }: Standing): boolean {
  return status === 'pending_approval' || status === 'processing';
}
