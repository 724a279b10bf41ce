import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Custodian, DifferenceState } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { AdvanceDevices, Finding, SeenSerial } from '@planet-heroes/contracts/areas/orders/schemas';
import { sql } from 'kysely';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { keepCustody } from './custody.js';
import { assertPickupBooked } from './collect-order.js';
import { lockOrder, type OrderActivity, type OrderChange, orderEvent, saveOrder } from './change-order.js';
import { askAboutDifference } from './answer-difference.js';
import { endOrder } from './end-order.js';
import { keepFindings } from './keep-findings.js';
import { keepSerials } from './keep-serials.js';
import { numberRanges } from './number-ranges.js';
import { stageBefore } from './order.states.js';
import type { OrderDevice } from './purchase-order.entity.js';
import { isWorthItsOffer } from './to-wipe.js';

type Advance = OrderActivity & AdvanceDevices & {
  /** The custodian; an event from outside is a partner’s. */
  by?: Custodian;
  name?: string | undefined;
  /** What devices are, where an inspection found them not to be what was listed. */
  findings?: readonly Finding[] | undefined;
  /** Serial numbers that were read on devices of which none was listed. */
  serials?: readonly SeenSerial[] | undefined;
  /** How they were erased, where they are wiped. */
  certificate?: string | undefined;
  /** Of the order, as who asks has read it. */
  version?: number | undefined;
};

/**
 * Brings devices of an order one stage on. Once all are inspected, its company is asked about those worth less than was
 * offered. The last one wiped completes the order, and its payment terms begin to run. Throws `unknown_order`,
 * `illegal_transition` where the order is not processed now or has another version than was read, or a device is not at
 * the stage before or waits for its company, `pickup_not_booked`, or what `keepFindings` and `keepSerials` throw. An
 * event from outside is applied even without a booked pickup: it has happened.
 */
export async function advanceDevices(transaction: Transaction, advance: Advance): Promise<OrderChange> {
  const { orderId, stage, cause, time, by = 'partner', name, findings, serials, certificate, version } = advance;
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
  if (version !== undefined && version !== locked.version) {
    const message = `Order ${orderId} has changed since you read it. Look again at which devices wait, then repeat this.`;
    throw new AppError('illegal_transition', message, { version: locked.version });
  }
  if (stage === 'received' && by !== 'partner') assertPickupBooked(locked);
  if (findings && stage !== 'inspected') {
    throw new AppError('invalid_request', 'findings: only an inspection finds what devices are.');
  }
  if (certificate !== undefined && stage !== 'wiped') {
    throw new AppError('invalid_request', 'certificate: only devices that are wiped have one.');
  }
  if (serials) await keepSerials(transaction, orderId, serials);
  const numbers = await moveDevices(transaction, advance, locked.differenceState);
  const ranges = numberRanges(numbers);
  await keepCustody(transaction, orderId, ranges, { step: stage, by, name, method: certificate, time });
  locked[stageBefore(stage)] -= numbers.length;
  locked[stage] += numbers.length;
  if (locked.expected === 0) locked.receivedAt ??= time;
  if (locked.expected + locked.received === 0) locked.inspectedAt ??= time;
  if (findings) await keepFindings(transaction, locked, { findings, inspected: new Set(numbers) });
  const isAsked = await askAboutDifference(transaction, locked, time);
  const ended = await endOrder(transaction, locked, advance);
  const order = await saveOrder(transaction, locked);
  const data = { companyId: order.companyId, orderId, order, stage, ranges };
  const events: NewEvent[] = [{ type: 'order.devices_advanced', subject: orderId, cause, time, data }];
  if (isAsked) events.push(orderEvent('order.difference_asked', order, advance));
  if (ended) events.push(ended(order));
  return { order, events };
}

/**
 * Moves the devices named, or as many as wanted of those that wait for this stage, lowest number first; returns their
 * numbers.
 */
async function moveDevices(
  transaction: Transaction,
  { orderId, stage, devices, count, time }: Advance,
  difference: DifferenceState,
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
  const isHeld = stage === 'wiped' && difference !== 'approved';
  if (isHeld) found = found.where(isWorthItsOffer);
  if (count !== undefined) found = found.limit(count);
  const moved = (await found.execute()).map(({ number }) => number);
  const asked = wanted?.length ?? count ?? 1;
  if (moved.length < asked) {
    throw new AppError(
      'illegal_transition',
      (asked === 1
        ? `${wanted ? `Device ${wanted[0]}` : 'No device'} of order ${orderId} is ${wanted ? 'not ' : ''}${from} now, so it cannot become ${stage}.`
        : `Only ${moved.length} of these devices of order ${orderId} are ${from} and can become ${stage}.`)
        + (isHeld && difference !== 'none' ? ' Those that are worth less than was offered wait for the company’s answer.' : ''),
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
