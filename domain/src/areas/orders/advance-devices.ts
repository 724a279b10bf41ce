import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { dubaiDay } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import type { AdvanceDevices, Custodian } from '@planet-heroes/contracts/areas/orders/schemas';
import { sql } from 'kysely';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { keepCustody } from './custody.js';
import { assertPickupBooked } from './collect-order.js';
import { lockOrder, type OrderActivity, type OrderChange, orderEvent, saveOrder } from './change-order.js';
import { orderStates, stageBefore } from './order.states.js';
import type { OrderDevice } from './purchase-order.entity.js';

const DAY_MS = 86_400_000;

type Advance = OrderActivity & AdvanceDevices & {
  /** Who took the devices: an event from outside is a partner’s. */
  by?: Custodian;
  name?: string | undefined;
};

/**
 * Brings devices of an order one stage on. The last one wiped completes the order, and its payment terms begin to run.
 * Throws `unknown_order`, `illegal_transition` where the order is not processed now or a device is not at the stage
 * before, or `pickup_not_booked`. What an event from outside tells of has happened, booked or not.
 */
export async function advanceDevices(transaction: Transaction, advance: Advance): Promise<OrderChange> {
  const { orderId, stage, cause, time, by = 'partner', name } = advance;
  const locked = await lockOrder(transaction, orderId);
  if (locked.state !== 'processing') {
    throw new AppError(
      'illegal_transition',
      `Order ${orderId} is ${locked.state.replaceAll('_', ' ')}: its devices stay where they are.`,
      {
        from: locked.state,
      },
    );
  }
  if (stage === 'received' && by !== 'partner') assertPickupBooked(locked);
  const numbers = await moveDevices(transaction, advance);
  const ranges = numberRanges(numbers);
  await keepCustody(transaction, orderId, ranges, { step: stage, by, name, time });
  locked[stageBefore(stage)] -= numbers.length;
  locked[stage] += numbers.length;
  const completes = locked.wiped === locked.deviceCount;
  if (completes) {
    orderStates.assert(orderId, locked.state, 'completed');
    locked.state = 'completed';
    locked.completedAt = time;
    // The payment is due at the end of the last day of the terms, in Dubai.
    const dueAt = new Date(dubaiDay(time)[1].getTime() + locked.paymentTermsDays * DAY_MS);
    locked.paymentDueAt = dueAt;
    await scheduleCommands(
      transaction,
      [{ id: `payment-overdue-${orderId}`, name: 'mark-payment-overdue', payload: { orderId }, dueAt }],
    );
  }
  const order = await saveOrder(transaction, locked);
  const data = { companyId: order.companyId, orderId, order, stage, ranges };
  const events: NewEvent[] = [{ type: 'order.devices_advanced', subject: orderId, cause, time, data }];
  if (completes) events.push(orderEvent('order.completed', order, advance));
  return { order, events };
}

/**
 * Moves the devices named, or as many as wanted of those that wait for this stage, lowest number first; returns their
 * numbers.
 */
async function moveDevices(
  transaction: Transaction,
  { orderId, stage, devices, count, time }: Advance,
): Promise<number[]> {
  if (devices && count !== undefined) throw new AppError('invalid_request', 'Name the devices or how many, not both.');
  const wanted = devices && [...new Set(devices)];
  const from = stageBefore(stage);
  const table = transaction.tables<typeof OrderDevice>();
  // Two plain scans: joined with itself, a table of which the planner knows little is read again for each of its rows.
  // The order is locked, so nobody moves its devices in between.
  let found = table.selectFrom('order_device')
    .select('number')
    .where('orderId', '=', orderId)
    .where('stage', '=', from)
    .orderBy('number');
  if (wanted) found = found.where('number', '=', anyOf(wanted));
  if (count !== undefined) found = found.limit(count);
  const moved = (await found.execute()).map(({ number }) => number);
  const asked = wanted?.length ?? count ?? 1;
  if (moved.length < asked) {
    throw new AppError(
      'illegal_transition',
      `Only ${moved.length} of these devices of order ${orderId} are ${from} and can become ${stage}.`,
      {
        to: stage,
        from,
        found: moved.length,
        asked,
      },
    );
  }
  await table.updateTable('order_device')
    .set({ stage, changedAt: time })
    .where('orderId', '=', orderId)
    .where('number', '=', anyOf(moved))
    .execute();
  return moved;
}

/** Thousands of numbers as one parameter. */
function anyOf(numbers: readonly number[]) {
  return sql<number>`any(${numbers}::int[])`;
}

/** Numbers as ranges of neighbours, both ends included: 1, 2, 3, 7 becomes 1–3, 7–7. */
export function numberRanges(numbers: readonly number[]): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else if (number !== last?.[1]) ranges.push([number, number]);
  }
  return ranges;
}
