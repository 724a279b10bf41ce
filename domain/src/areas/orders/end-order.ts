import { dubaiDay } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { Told } from '../../kernel/commands/command-activity.js';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { type LockedOrder, orderEvent } from './change-order.js';
import { orderStates } from './order.states.js';

const ALL_RETURNED = 'All of its devices go back: none is worth what was offered, and the difference was not approved.';

/**
 * Ends a locked order once nothing is left to do with its devices: completed, so that its payment terms begin to run,
 * or cancelled where all of them go back. Returns the event.
 */
export async function endOrder(
  transaction: Transaction,
  locked: LockedOrder,
  told: Told,
): Promise<((order: OrderSummary) => NewEvent) | undefined> {
  if (locked.wiped + locked.returned < locked.deviceCount) return undefined;
  const end = locked.wiped > 0 ? 'completed' : 'cancelled';
  orderStates.assert(locked.id, locked.state, end);
  locked.state = end;
  if (end === 'completed') await complete(transaction, locked, told.time);
  else {
    locked.cancelledAt = told.time;
    locked.reason = ALL_RETURNED;
  }
  return (order) => orderEvent(`order.${end}`, order, told);
}

/** The payment is due at the end of the last day of the terms, in Dubai. */
async function complete(transaction: Transaction, locked: LockedOrder, time: Date): Promise<void> {
  const { id: orderId } = locked;
  const dueAt = new Date(dubaiDay(time)[1].getTime() + locked.paymentTermsDays * DAY_MS);
  locked.completedAt = time;
  locked.paymentDueAt = dueAt;
  await scheduleCommands(
    transaction,
    [{ id: `payment-overdue-${orderId}`, name: 'mark-payment-overdue', payload: { orderId }, dueAt }],
  );
}
