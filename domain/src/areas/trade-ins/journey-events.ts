import type { StepActor } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { advanceTradeIn, type Step } from './advance-trade-in.js';
import { closeTradeIn } from './close-trade-in.js';
import { lockTradeIn } from './lock-trade-in.js';
import { repriceTradeIn } from './reprice-trade-in.js';

/** A step that somebody else’s desk, or a recording, tells of. Throws `unknown_trade_in` or `illegal_transition`. */
export async function advanceByEvent(
  transaction: Transaction,
  { tradeInId, to, by, cause, time }: { tradeInId: string; to: Step['to']; by: StepActor; cause: string; time: Date },
): Promise<string | undefined> {
  const tradeIn = await lockTradeIn(transaction, tradeInId);
  const step = { by, cause, time };
  const events = to === 'cancelled' || to === 'returned'
    ? await closeTradeIn(transaction, tradeIn, { ...step, to })
    : [await advanceTradeIn(transaction, tradeIn, { ...step, to })];
  return appendEvents(transaction, events);
}

/** Another device or condition that was agreed on. Throws `unknown_trade_in`, `unknown_device`, `unknown_condition`. */
export async function repriceByEvent(
  transaction: Transaction,
  { tradeInId, ...to }: { tradeInId: string; device: string; condition: string; cause: string; time: Date },
): Promise<string | undefined> {
  const tradeIn = await lockTradeIn(transaction, tradeInId);
  return appendEvents(transaction, await repriceTradeIn(transaction, tradeIn, to));
}
