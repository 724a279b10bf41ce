import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { quoteTrade } from './quote-trade.js';
import { readTradeIn } from './read-trade-ins.js';

/** Starts a trade-in from a quote. Where no desk works, a delayed command takes it as verified (TRADE_AUTO_VERIFY). */
export const quoteTradeIn = transactionalHandler<'quote-trade-in'>(async (payload, transaction, { commandId, now, services }) => {
  const tradeInId = commandId;
  const { transactionId } = await quoteTrade(transaction, { ...payload, tradeInId, cause: commandId, time: now });
  if (services.autoVerifySeconds !== undefined) {
    const dueAt = new Date(now.getTime() + services.autoVerifySeconds * 1000);
    await scheduleCommands(transaction, [{ id: `verify-trade-${tradeInId}`, name: 'verify-trade', payload: { tradeInId }, dueAt }]);
  }
  return { result: await readTradeIn(transaction, tradeInId), transactionId };
});
