import { LockMode } from '@mikro-orm/core';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { PaymentMethod } from '../companies/companies.area.js';
import { lockOrder, type OrderActivity, type OrderChange, orderEvent, saveOrder } from './change-order.js';
import { paymentStates } from './order.states.js';
import type { OrderDevice } from './purchase-order.entity.js';

/**
 * Process Payment (spec document 2, section 2): for a completed order whose payment is pending or overdue. Its devices
 * are paid with it. A company needs a verified default method to be paid to; the desk has its own ways. Throws
 * `unknown_order`, `illegal_transition` or `payment_method_unverified`.
 */
export async function payOrder(transaction: Transaction, payment: OrderActivity): Promise<OrderChange> {
  const { orderId, companyId, time } = payment;
  const locked = await lockOrder(transaction, orderId, companyId);
  if (locked.state !== 'completed') {
    throw new AppError(
      'illegal_transition',
      `Order ${orderId} is ${locked.state.replaceAll('_', ' ')}. It is paid once it is completed.`,
      {
        from: locked.state,
      },
    );
  }
  paymentStates.assert(orderId, locked.paymentState, 'paid');
  if (companyId !== undefined) await assertPayable(transaction, companyId);
  await transaction.tables<typeof OrderDevice>()
    .updateTable('order_device')
    .set({ stage: 'paid', changedAt: time })
    .where('orderId', '=', orderId)
    .execute();
  locked.paymentState = 'paid';
  locked.paidAt = time;
  locked.paid = locked.deviceCount;
  locked.wiped = 0;
  const order = await saveOrder(transaction, locked);
  return { order, events: [orderEvent('order.paid', order, payment)] };
}

/** Until the end of the transaction the method stays what it is: it could be removed while we pay there. */
async function assertPayable({ em }: Transaction, companyId: string): Promise<void> {
  const payable = await em.findOne(
    PaymentMethod,
    { companyId, isDefault: true, status: 'verified' },
    { lockMode: LockMode.PESSIMISTIC_READ },
  );
  if (payable) return;
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
