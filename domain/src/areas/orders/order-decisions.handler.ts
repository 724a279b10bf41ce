import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { advanceDevices } from './advance-devices.js';
import { changeOrder, lockOrder, orderEvent } from './change-order.js';
import { approveOrder, cancelOrder, planLogistics } from './decide-order.js';
import { payOrder } from './pay-order.js';

export const approveOrderByEither = transactionalHandler<'approve-order'>(async (payload, transaction, { commandId, now }) => {
  const { order, events } = await approveOrder(transaction, { ...payload, cause: commandId, time: now });
  return { result: order, transactionId: await appendEvents(transaction, events) };
});

export const cancelOrderByEither = transactionalHandler<'cancel-order'>(async (payload, transaction, { commandId, now }) => {
  const { order, events } = await cancelOrder(transaction, { ...payload, cause: commandId, time: now });
  return { result: order, transactionId: await appendEvents(transaction, events) };
});

export const planLogisticsByEither = transactionalHandler<'plan-logistics'>(async (payload, transaction, { commandId, now }) => {
  const { order, events } = await planLogistics(transaction, { ...payload, cause: commandId, time: now });
  return { result: order, transactionId: await appendEvents(transaction, events) };
});

export const advanceDevicesByDesk = transactionalHandler<'advance-devices'>(async (payload, transaction, { commandId, now }) => {
  const { order, events } = await advanceDevices(transaction, { ...payload, cause: commandId, time: now });
  return { result: order, transactionId: await appendEvents(transaction, events) };
});

export const payOrderByEither = transactionalHandler<'pay-order'>(async (payload, transaction, { commandId, now }) => {
  const { order, events } = await payOrder(transaction, { ...payload, cause: commandId, time: now });
  return { result: order, transactionId: await appendEvents(transaction, events) };
});

/** At the end of the payment terms: an order that is paid by then stays so. */
export const markPaymentOverdue = transactionalHandler<'mark-payment-overdue'>(async ({ orderId }, transaction, { commandId, now }) => {
  const { state, paymentState, paymentDueMs } = await lockOrder(transaction, orderId, undefined);
  const isOverdue = state === 'completed' && paymentState === 'pending' && paymentDueMs !== null && now.getTime() >= paymentDueMs;
  if (!isOverdue) return { result: { overdue: false }, transactionId: undefined };
  const order = await changeOrder(transaction, orderId, { payment_state: 'overdue' });
  const events = [orderEvent('order.payment_overdue', order, { cause: commandId, time: now })];
  return { result: { overdue: true }, transactionId: await appendEvents(transaction, events) };
});
