import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { advanceTradeIn } from './advance-trade-in.js';
import { sendBack } from './close-trade-in.js';
import type { JourneyTables } from './journey.entities.js';
import { lockTradeIn } from './lock-trade-in.js';
import { readTradeIn } from './read-trade-ins.js';
import { repriceTradeIn } from './reprice-trade-in.js';

/** Takes the desk’s offer, or has the phone sent back. Throws `unknown_trade_in` or `illegal_transition`. */
export const answerCounterOffer = transactionalHandler<'answer-counter-offer'>(
  async ({ tradeInId, heroId, accept }, transaction, { commandId: cause, now: time }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId, heroId);
    const step = { by: 'hero' as const, cause, time };
    if (!accept) {
      const transactionId = await appendEvents(transaction, await sendBack(transaction, tradeIn, step));
      return { result: await readTradeIn(transaction, tradeInId, heroId), transactionId };
    }
    const advanced = await advanceTradeIn(transaction, tradeIn, { ...step, to: 'accepted' });
    const offer = await transaction.tables<JourneyTables>().selectFrom('trade_in_inspection')
      .select(['device', 'condition']).where('tradeInId', '=', tradeInId).executeTakeFirst();
    if (!offer) {
      throw new AppError('illegal_transition', 'The desk that offers another price has not told us which: answer it there.');
    }
    const repriced = await repriceTradeIn(transaction, tradeIn, { ...offer, cause, time });
    const transactionId = await appendEvents(transaction, [advanced, ...repriced]);
    return { result: await readTradeIn(transaction, tradeInId, heroId), transactionId };
  },
);

/** Sends the phone back of an offer that was left open for seven days; else nothing. */
export const lapseCounterOffer = transactionalHandler<'lapse-counter-offer'>(
  async ({ tradeInId }, transaction, { commandId: cause, now: time }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId);
    if (tradeIn.state !== 'countered') return { result: { lapsed: false }, transactionId: undefined };
    const events = await sendBack(transaction, tradeIn, { by: 'deadline', cause, time });
    return { result: { lapsed: true }, transactionId: await appendEvents(transaction, events) };
  },
);
