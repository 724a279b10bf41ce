import { DIFFERENCE_DAYS } from '@planet-heroes/contracts/areas/orders/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import {
  type LockedOrder, lockOrder, type OrderActivity, type OrderChange, orderEvent, saveOrder,
} from './change-order.js';
import { keepCustody } from './custody.js';
import { endOrder } from './end-order.js';
import { numberRanges } from './number-ranges.js';
import { differenceStates } from './order.states.js';
import type { OrderDevice } from './purchase-order.entity.js';

/**
 * Asks the company of a locked order about what is worth less than was offered, once nothing of it is still to be
 * inspected; says whether it did.
 */
export async function askAboutDifference(
  transaction: Transaction,
  locked: LockedOrder,
  time: Date,
): Promise<boolean> {
  if (locked.differenceState !== 'noted' || locked.expected + locked.received > 0) return false;
  const dueAt = new Date(time.getTime() + DIFFERENCE_DAYS * DAY_MS);
  locked.differenceState = 'asked';
  locked.differenceOpenUntil = dueAt;
  const { id: orderId } = locked;
  await scheduleCommands(
    transaction,
    [{ id: `lapse-difference-${orderId}`, name: 'lapse-difference', payload: { orderId }, dueAt }],
  );
  return true;
}

/**
 * The company takes the prices that were found, or has those devices back. Throws `unknown_order`, or
 * `illegal_transition` where it is not asked, or no more.
 */
export async function answerDifference(
  transaction: Transaction,
  answer: OrderActivity & { accept: boolean },
): Promise<OrderChange> {
  const { orderId, companyId, accept, time } = answer;
  const locked = await lockOrder(transaction, orderId, companyId);
  if (locked.state !== 'processing') {
    const message = `Order ${orderId} is ${locked.state.replaceAll('_', ' ')}: there is no difference to answer for.`;
    throw new AppError('illegal_transition', message, { from: locked.state });
  }
  differenceStates.assert(orderId, locked.differenceState, accept ? 'approved' : 'declined');
  locked.differenceAnsweredAt = time;
  if (!accept) return sendBack(transaction, locked, 'declined', answer);
  locked.differenceState = 'approved';
  locked.reducedFils = locked.differenceOfferedFils - locked.differenceFoundFils;
  const order = await saveOrder(transaction, locked);
  return { order, events: [orderEvent('order.difference_answered', order, answer)] };
}

/** Sends the devices back of a difference that was left open for seven days; else nothing. */
export const lapseDifference = transactionalHandler<'lapse-difference'>(
  async ({ orderId }, transaction, { commandId: cause, now: time }) => {
    const locked = await lockOrder(transaction, orderId);
    if (locked.state !== 'processing' || locked.differenceState !== 'asked') {
      return { result: { lapsed: false }, transactionId: undefined };
    }
    const { events } = await sendBack(transaction, locked, 'lapsed', { orderId, cause, time });
    return { result: { lapsed: true }, transactionId: await appendEvents(transaction, events) };
  },
);

/** Devices worth less go back, free of charge; the others keep their prices. */
async function sendBack(
  transaction: Transaction,
  locked: LockedOrder,
  state: 'declined' | 'lapsed',
  activity: OrderActivity,
): Promise<OrderChange> {
  const { id: orderId } = locked;
  const { cause, time } = activity;
  const back = await transaction.tables<typeof OrderDevice>().updateTable('order_device')
    .set({ stage: 'returned', changedAt: time })
    .where('orderId', '=', orderId)
    .where('stage', '=', 'inspected')
    .whereRef('foundFils', '<', 'offeredFils')
    .returning('number')
    .execute();
  const ranges = numberRanges(back.map(({ number }) => number));
  await keepCustody(transaction, orderId, ranges, { step: 'returned', by: 'desk', time });
  locked.differenceState = state;
  locked.reducedFils = locked.differenceOfferedFils;
  locked.inspected -= back.length;
  locked.returned += back.length;
  const ended = await endOrder(transaction, locked, activity);
  const order = await saveOrder(transaction, locked);
  const data = { companyId: order.companyId, orderId, order, stage: 'returned' as const, ranges };
  const events: NewEvent[] = [
    orderEvent('order.difference_answered', order, activity),
    { type: 'order.devices_advanced', subject: orderId, cause, time, data },
  ];
  if (ended) events.push(ended(order));
  return { order, events };
}
