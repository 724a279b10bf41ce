import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { queueWebhook } from '../webhooks/webhooks.area.js';
import { changeOrder, lockOrder, orderEvent } from './change-order.js';
import type { OrderDeed } from './order-activity.js';
import { paymentStates } from './order.states.js';

/**
 * Process Payment (spec document 2, section 2): for a completed order whose payment is pending or overdue. Its devices are
 * paid with it. A company needs a verified default method to be paid to; the desk has its own ways. Throws `unknown_order`,
 * `illegal_transition` or `payment_method_unverified`.
 */
export async function payOrder(
  transaction: Transaction,
  { orderId, companyId, cause, time }: OrderDeed,
): Promise<{ order: OrderSummary; events: NewEvent[] }> {
  const locked = await lockOrder(transaction, orderId, companyId);
  if (locked.state !== 'completed') {
    throw new AppError('illegal_transition', `Order ${orderId} is ${locked.state.replaceAll('_', ' ')}. It is paid once it is completed.`, {
      from: locked.state,
    });
  }
  paymentStates.assert(orderId, locked.paymentState, 'paid');
  if (companyId !== undefined) await assertPayable(transaction, companyId);
  await transaction.query(`update order_device set stage = 'paid', changed_at = $2 where order_id = $1`, [orderId, time.toISOString()]);
  const order = await changeOrder(transaction, orderId, { payment_state: 'paid', paid_at: time, paid: locked.deviceCount, wiped: 0 });
  await queueWebhook(transaction, { companyId: order.companyId, type: 'payment.completed', subject: orderId, data: order, cause, time });
  return { order, events: [orderEvent('order.paid', order, { cause, time })] };
}

/** Until the end of the transaction the method stays what it is: it could be removed while we pay there. */
async function assertPayable(transaction: Transaction, companyId: string): Promise<void> {
  const payable = await transaction.query(
    `select from payment_method where company_id = $1 and is_default and status = 'verified' for share`,
    [companyId],
  );
  if (payable.length > 0) return;
  throw new AppError('payment_method_unverified', 'We pay to your default payment method once our desk has verified it. See Billing & Payments.');
}
