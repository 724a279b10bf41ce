import { INSPECTION_HOURS } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { advanceTradeIn, type Step } from './advance-trade-in.js';
import { raiseFlags } from './fair-play.js';
import { forgoPickup } from './handover-slot.js';
import { type LockedTradeIn, lockTradeIn } from './lock-trade-in.js';
import { readTradeIn } from './read-trade-ins.js';
import { handoverOf, holdPickup, keepSignature } from './take-pickup.js';

/** Hours within which a courier brings a phone to the desk. */
const DELIVERY_HOURS = 24;

type StepBy = Pick<Step, 'by' | 'note' | 'cause' | 'time'>;

/**
 * A courier has the phone in hand; the desk may say so of any. Throws `unknown_trade_in`, `illegal_transition` or
 * `pickup_taken`.
 */
export const collectTradeIn = transactionalHandler<'collect-trade-in'>(
  async ({ tradeInId, note, courier, signature }, transaction, { commandId: cause, now: time }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId);
    const handover = courier && await handoverOf(transaction, tradeInId);
    if (courier && handover) await holdPickup(transaction, handover, courier);
    const advanced = await collect(transaction, tradeIn, { by: 'courier', note, cause, time });
    if (signature) await keepSignature(transaction, tradeInId, signature, time);
    return {
      transactionId: await appendEvents(transaction, [advanced]),
      result: await readTradeIn(transaction, tradeInId),
    };
  },
);

/** The phone is at the desk: from now on it has 24 hours. Throws `unknown_trade_in` or `illegal_transition`. */
export const receiveTradeIn = transactionalHandler<'receive-trade-in'>(
  async ({ tradeInId, note }, transaction, { commandId: cause, now: time }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId);
    const advanced = await receive(transaction, tradeIn, { by: 'desk', note, cause, time });
    return {
      transactionId: await appendEvents(transaction, [advanced]),
      result: await readTradeIn(transaction, tradeInId),
    };
  },
);

/** As `collectTradeIn`, on a locked trade-in. */
export function collect(transaction: Transaction, tradeIn: LockedTradeIn, step: StepBy): Promise<NewEvent> {
  const dueAt = new Date(step.time.getTime() + DELIVERY_HOURS * HOUR_MS);
  return advanceTradeIn(transaction, tradeIn, { ...step, to: 'collected', dueAt });
}

/** As `receiveTradeIn`, on a locked trade-in. */
export async function receive(transaction: Transaction, tradeIn: LockedTradeIn, step: StepBy): Promise<NewEvent> {
  const dueAt = new Date(step.time.getTime() + INSPECTION_HOURS * HOUR_MS);
  const { id: tradeInId, state: from } = tradeIn;
  const advanced = await advanceTradeIn(transaction, tradeIn, { ...step, to: 'received', dueAt });
  if (from === 'booked') await forgoPickup(transaction, tradeInId);
  await raiseFlags(transaction, tradeIn, step.time);
  await scheduleCommands(transaction, [
    { id: `settle-inspection-${tradeInId}`, name: 'settle-inspection', payload: { tradeInId }, dueAt },
  ]);
  return advanced;
}
