import { LockMode } from '@mikro-orm/core';
import type { OrderState } from '@planet-heroes/contracts/areas/orders/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { PaymentMethod } from '../companies/companies.area.js';
import { keepCustody } from './custody.js';
import { lockOrder, type OrderActivity, type OrderChange, orderEvent, saveOrder } from './change-order.js';
import { numberRanges } from './number-ranges.js';
import { oweTransfer, payTransfer, withdrawTransfer } from './order-transfers.js';
import { paymentStates } from './order.states.js';
import type { OrderDevice } from './purchase-order.entity.js';

/**
 * Process Payment (spec document 2, section 2): the company asks for the payout of a completed order, once, to its
 * verified default method. Our finance pays it. Throws `unknown_order`, `illegal_transition`,
 * `payment_method_unverified`, or `account_returned` where the bank has just sent it back from there.
 */
export async function askForPayout(
  transaction: Transaction,
  request: OrderActivity & { companyId: string },
): Promise<OrderChange> {
  const { orderId, companyId, time } = request;
  const locked = await lockOrder(transaction, orderId, companyId);
  assertCompleted(locked);
  paymentStates.assert(orderId, locked.paymentState, 'paid');
  if (locked.payoutAskedAt) {
    const message = `The payout of order ${orderId} was asked for before. Our finance pays it.`;
    throw new AppError('illegal_transition', message, { from: 'asked', askedAt: locked.payoutAskedAt.toISOString() });
  }
  const method = await payableMethod(transaction, companyId);
  await oweTransfer(transaction, locked, method, time);
  locked.payoutTo = `${method.name}, ${method.details}`;
  locked.payoutAskedAt = time;
  const order = await saveOrder(transaction, locked);
  return { order, events: [orderEvent('order.payout_asked', order, request)] };
}

/**
 * Finance has paid a completed order whose payment is pending or overdue, by hand or with a batch. Its devices are paid
 * with it. Throws `unknown_order`, or `illegal_transition` also where a batch has it and it is paid by hand.
 */
export async function payOrder(
  transaction: Transaction,
  payment: OrderActivity & { reference?: string | undefined; name?: string | undefined; by?: 'finance' },
  way: 'by hand' | 'batch' = 'by hand',
): Promise<OrderChange> {
  const { orderId, companyId, time, reference, name, by = 'partner' } = payment;
  const locked = await lockOrder(transaction, orderId, companyId);
  assertCompleted(locked);
  paymentStates.assert(orderId, locked.paymentState, 'paid');
  await (way === 'batch' ? payTransfer(transaction, orderId, payment) : withdrawTransfer(transaction, orderId));
  const paid = await transaction.tables<typeof OrderDevice>()
    .updateTable('order_device')
    .set({ stage: 'paid', changedAt: time })
    .where('orderId', '=', orderId)
    .where('stage', '=', 'wiped')
    .returning('number')
    .execute();
  const ranges = numberRanges(paid.map(({ number }) => number));
  await keepCustody(transaction, orderId, ranges, { step: 'paid', by, name, time });
  locked.paymentState = 'paid';
  locked.paidAt = time;
  locked.paymentReference = reference ?? null;
  locked.paid = locked.wiped;
  locked.wiped = 0;
  const order = await saveOrder(transaction, locked);
  return { order, events: [orderEvent('order.paid', order, payment)] };
}

function assertCompleted({ id, state }: { id: string; state: OrderState }): void {
  if (state === 'completed') return;
  const message = `Order ${id} is ${state.replaceAll('_', ' ')}. It is paid once it is completed.`;
  throw new AppError('illegal_transition', message, { from: state });
}

/** The verified default method, which stays what it is until the transaction’s end. */
async function payableMethod({ em }: Transaction, companyId: string) {
  const payable = await em.findOne(
    PaymentMethod,
    { companyId, isDefault: true, status: 'verified' },
    { lockMode: LockMode.PESSIMISTIC_READ },
  );
  if (payable) return payable;
  throw new AppError(
    'payment_method_unverified',
    'We pay to your default payment method once our desk has verified it. See Billing & Payments.',
  );
}

/** At the end of the payment terms: an order that is paid by then stays so. */
export const markPaymentOverdue = transactionalHandler<'mark-payment-overdue'>(
  async ({ orderId }, transaction, { commandId, now }) => {
    const locked = await lockOrder(transaction, orderId);
    const { state, paymentState, paymentDueAt } = locked;
    const isOverdue = state === 'completed' && paymentState === 'pending' && !!paymentDueAt && now >= paymentDueAt;
    if (!isOverdue) return { result: { overdue: false }, transactionId: undefined };
    locked.paymentState = 'overdue';
    const order = await saveOrder(transaction, locked);
    const events = [orderEvent('order.payment_overdue', order, { cause: commandId, time: now })];
    return { result: { overdue: true }, transactionId: await appendEvents(transaction, events) };
  },
);
