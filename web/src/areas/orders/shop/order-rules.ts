import { isReturned } from '@planet-heroes/contracts/areas/orders/is-returned';
import { DEVICE_STAGES, type DeviceStage } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { CORPORATE_PROMISES } from '@planet-heroes/contracts/areas/missions/tiers';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { nameOf } from '../../../kernel/i18n/name-of';

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
  const isUnpaid = paymentStatus === 'pending' || isReturned({ paymentStatus, transfer });
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

/** An order can be cancelled, and its pickup planned, until it has ended. */
export function isOpen({ status }: Standing): boolean {
  return status === 'pending_approval' || status === 'processing';
}

/** A device’s type with its condition, where one is known. */
export function deviceName(type: string, condition: string | null): string {
  return condition ? `${type} · ${nameOf(condition)}` : type;
}

/** The stages that a device passes once it has left the company, unless it goes back. */
type PassedStage = Exclude<DeviceStage, 'expected' | 'returned'>;
const PASSED = DEVICE_STAGES.filter((stage) => stage !== 'expected' && stage !== 'returned');
/** What goes back has come as far as its inspection. */
const PASSED_BY_RETURNED: ReadonlySet<PassedStage> = new Set(['received', 'inspected']);

/** How many devices have come to each stage or beyond it. */
export function reachedStages({ stages }: Pick<OrderSummary, 'stages'>): { stage: PassedStage; count: number }[] {
  return PASSED.map((stage, index) => ({
    stage,
    count: PASSED.slice(index).reduce(
      (sum, later) => sum + stages[later],
      PASSED_BY_RETURNED.has(stage) ? stages.returned ?? 0 : 0,
    ),
  }));
}

/** How many devices are to come to a stage: what goes back is neither wiped nor paid. */
export function awaitedAt(stage: PassedStage, { stages, deviceCount }: Pick<OrderSummary, 'stages' | 'deviceCount'>) {
  return PASSED_BY_RETURNED.has(stage) ? deviceCount : deviceCount - (stages.returned ?? 0);
}

/** How far an order is, from 0 to 1: every device has three steps before its payment, one that goes back two. */
export function orderProgress({ stages, deviceCount }: Pick<OrderSummary, 'stages' | 'deviceCount'>): number {
  const steps = reachedStages({ stages }).filter(({ stage }) => stage !== 'paid');
  const awaited = steps.reduce((sum, { stage }) => sum + awaitedAt(stage, { stages, deviceCount }), 0);
  return awaited === 0 ? 0 : steps.reduce((sum, { count }) => sum + count, 0) / awaited;
}

/** What an order's clock says: since when it runs, when its payment is due, or how soon it was paid. */
export type OrderClock =
  | { kind: 'approval' | 'processing'; since: string }
  | { kind: 'due' | 'late'; dueAt: string }
  | { kind: 'paid'; ms: number; inTime: boolean };

/**
 * The clock of an order. It ends with completion: from then on the payment terms say by when we pay, and 48
 * hours are what we aim at (spec document 2, section 2). Undefined for a cancelled order, and while a payment that the
 * bank sent back waits for its company.
 */
export function orderClock(order: OrderSummary): OrderClock | undefined {
  const { status, createdDate, completionDate, paymentDueAt, paymentStatus, paidAt } = order;
  if (status === 'cancelled' || isReturned(order)) return undefined;
  if (status !== 'completed' || !completionDate || !paymentDueAt) {
    return { kind: status === 'pending_approval' ? 'approval' : 'processing', since: createdDate };
  }
  if (!paidAt) return { kind: paymentStatus === 'overdue' ? 'late' : 'due', dueAt: paymentDueAt };
  const ms = Date.parse(paidAt) - Date.parse(completionDate);
  return { kind: 'paid', ms, inTime: Date.parse(paidAt) <= Date.parse(paymentDueAt) };
}

/**
 * Until when we aim to pay (spec document 2, section 2): 48 hours from completion. Undefined where the company has not
 * asked for its payment by then: its wait is not ours.
 */
export function aimToPayAt(
  { completionDate, payoutAskedAt }: Pick<OrderSummary, 'completionDate' | 'payoutAskedAt'>,
): string | undefined {
  if (!completionDate || !payoutAskedAt) return undefined;
  const aim = new Date(Date.parse(completionDate) + CORPORATE_PROMISES.paymentHours * HOUR_MS).toISOString();
  return payoutAskedAt < aim ? aim : undefined;
}
