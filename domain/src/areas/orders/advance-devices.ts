import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { dubaiDay } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import type { AdvanceDevices, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { changeOrder, type LockedOrder, lockOrder, orderEvent } from './change-order.js';
import { numberRanges } from './number-ranges.js';
import { orderStates, stageBefore } from './order.states.js';

const DAY_MS = 86_400_000;

/**
 * Brings devices of an order one stage on. The last one wiped completes the order, and its payment terms begin to run. Throws
 * `unknown_order`, or `illegal_transition` where the order is not processed now or a device is not at the stage before.
 */
export async function advanceDevices(
  transaction: Transaction,
  advance: AdvanceDevices & { orderId: string; cause: string; time: Date },
): Promise<{ order: OrderSummary; events: NewEvent[] }> {
  const { orderId, stage, cause, time } = advance;
  const locked = await lockOrder(transaction, orderId, undefined);
  if (locked.state !== 'processing') {
    throw new AppError('illegal_transition', `Order ${orderId} is ${locked.state.replaceAll('_', ' ')}: its devices stay where they are.`, {
      from: locked.state,
    });
  }
  const numbers = await moveDevices(transaction, advance);
  const wiped = stage === 'wiped' ? locked.wiped + numbers.length : locked.wiped;
  const completes = wiped === locked.deviceCount;
  await transaction.query(`update purchase_order set ${stageBefore(stage)} = ${stageBefore(stage)} - $2, ${stage} = ${stage} + $2 where id = $1`, [
    orderId, numbers.length,
  ]);
  const order = await changeOrder(transaction, orderId, completes ? await completion(transaction, locked, time) : {});
  const data = { companyId: order.companyId, orderId, order, stage, ranges: numberRanges(numbers) };
  const events: NewEvent[] = [{ type: 'order.devices_advanced', subject: orderId, cause, time, data }];
  if (completes) events.push(orderEvent('order.completed', order, { cause, time }));
  return { order, events };
}

/** Moves the devices named, or as many as wanted of those that wait for this stage, lowest number first; returns their numbers. */
async function moveDevices(transaction: Transaction, { orderId, stage, devices, count, time }: AdvanceDevices & { orderId: string; time: Date }) {
  if (devices && count !== undefined) throw new AppError('invalid_request', 'Name the devices or how many, not both.');
  const wanted = devices ? [...new Set(devices)] : undefined;
  const from = stageBefore(stage);
  // Two plain scans: joined with itself, a table of which the planner knows little is read again for each of its rows. The
  // order is locked, so nobody moves its devices in between.
  const found = await transaction.query<{ number: number }>(
    `select number from order_device where order_id = $1 and stage = $2 and ($3::int[] is null or number = any($3)) order by number limit $4`,
    [orderId, from, wanted ?? null, count ?? null],
  );
  const moved = found.map(({ number }) => number);
  const asked = wanted?.length ?? count ?? 1;
  if (moved.length < asked) {
    throw new AppError('illegal_transition', `Only ${moved.length} of these devices of order ${orderId} are ${from} and can become ${stage}.`, {
      to: stage, from, found: moved.length, asked,
    });
  }
  await transaction.query('update order_device set stage = $2, changed_at = $3 where order_id = $1 and number = any($4::int[])', [
    orderId, stage, time.toISOString(), moved,
  ]);
  return moved;
}

/** The payment is due at the end of the last day of the terms, in Dubai. */
async function completion(transaction: Transaction, order: LockedOrder, time: Date): Promise<Record<string, unknown>> {
  orderStates.assert(order.id, order.state, 'completed');
  const dueAt = new Date(dubaiDay(time)[1].getTime() + order.paymentTermsDays * DAY_MS);
  await scheduleCommands(transaction, [
    { id: `payment-overdue-${order.id}`, name: 'mark-payment-overdue', payload: { orderId: order.id }, dueAt },
  ]);
  return { state: 'completed', completed_at: time, payment_due_at: dueAt };
}
