import { PRICED_TRADE_IN_STATES, type StepActor } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { advanceTradeIn, type Step } from './advance-trade-in.js';
import { closeTradeIn, sendBack } from './close-trade-in.js';
import { closeUncredited } from './fair-play.js';
import { keepAcceptedInspection, openCounterOffer, settle } from './inspect-trade-in.js';
import { type LockedTradeIn, lockTradeIn } from './lock-trade-in.js';
import { collect, receive } from './receive-trade-in.js';
import { post } from './post-trade-in.js';
import { type Repricing, repriceTradeIn } from './reprice-trade-in.js';

/**
 * A step reported by another desk or a recording: applied like one taken here, with its deadlines. Throws
 * `unknown_trade_in` or `illegal_transition`.
 */
export async function advanceByEvent(
  transaction: Transaction,
  { tradeInId, to, ...step }: { tradeInId: string; to: Step['to']; by: StepActor; cause: string; time: Date },
): Promise<string | undefined> {
  const tradeIn = await lockTradeIn(transaction, tradeInId);
  return appendEvents(transaction, await takeStep(transaction, tradeIn, to, { ...step, note: '' }));
}

async function takeStep(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  to: Step['to'],
  step: { by: StepActor; note: string; cause: string; time: Date },
): Promise<NewEvent[]> {
  switch (to) {
    case 'cancelled':
    case 'returned':
      return closeTradeIn(transaction, tradeIn, { ...step, to });
    case 'collected':
      return [await (step.by === 'hero' ? post : collect)(transaction, tradeIn, step)];
    case 'received':
      return [await receive(transaction, tradeIn, step)];
    case 'inspected':
      return [await settle(transaction, tradeIn, { ...step, found: null })];
    case 'countered':
      return [(await openCounterOffer(transaction, tradeIn, step)).advanced];
    case 'returning':
      return sendBack(transaction, tradeIn, step);
    case 'booked':
      return [await advanceTradeIn(transaction, tradeIn, { ...step, to, dueAt: tradeIn.lockedUntil })];
    case 'accepted':
      return [await advanceTradeIn(transaction, tradeIn, { ...step, to })];
    case 'wiped':
      await keepAcceptedInspection(transaction, tradeIn);
      return [
        await advanceTradeIn(transaction, tradeIn, { ...step, to }),
        ...await closeUncredited(transaction, tradeIn, step),
      ];
  }
}

/**
 * Another device, condition or programme that was agreed on. Throws `unknown_trade_in`, `illegal_transition`,
 * `programme_takes_phone`, `unknown_device` or `unknown_condition`.
 */
export async function repriceByEvent(
  transaction: Transaction,
  { tradeInId, ...to }: { tradeInId: string } & Repricing,
): Promise<string | undefined> {
  const tradeIn = await lockTradeIn(transaction, tradeInId);
  const { state: from } = tradeIn;
  if (!(PRICED_TRADE_IN_STATES as readonly string[]).includes(from)) {
    throw new AppError('illegal_transition', `Trade-in ${tradeInId} is ${from}: its price changes no more.`, { from });
  }
  return appendEvents(transaction, await repriceTradeIn(transaction, tradeIn, to));
}
