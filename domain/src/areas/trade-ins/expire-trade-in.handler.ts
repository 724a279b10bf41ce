import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { closeQuote } from './close-quote.js';

/** Lets a quote that nobody fulfilled within its 30 days lapse; one that was decided stays as it is. */
export const expireTradeIn = transactionalHandler<'expire-trade-in'>(async ({ tradeInId }, transaction, { commandId, now }) => {
  const [quote] = await transaction.query<{ state: TradeInState }>('select state from trade_in where id = $1', [tradeInId]);
  if (quote?.state !== 'quoted') return { result: { expired: false }, transactionId: undefined };
  const { heroId, moved } = await closeQuote(transaction, tradeInId, 'expired', [], now);
  const data = { tradeInId, heroId };
  const events = [{ type: 'trade.expired' as const, subject: tradeInId, cause: commandId, time: now, data }, ...moved];
  return { result: { expired: true }, transactionId: await appendEvents(transaction, events) };
});
