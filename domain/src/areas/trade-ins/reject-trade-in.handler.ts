import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { readTradeIn } from './read-trade-ins.js';
import { rejectTrade } from './reject-trade.js';

/** An operator rejects a trade-in, with reasons that its hero sees. */
export const rejectTradeIn = transactionalHandler<'reject-trade-in'>(async (payload, transaction, { commandId, now }) => {
  const { transactionId } = await rejectTrade(transaction, { ...payload, cause: commandId, time: now });
  return { result: await readTradeIn(transaction, payload.tradeInId), transactionId };
});
