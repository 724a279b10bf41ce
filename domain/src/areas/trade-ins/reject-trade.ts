import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { closeQuote } from './close-quote.js';

/** Rejects a trade-in with the desk's reasons. Throws `unknown_trade_in` or `illegal_transition`. */
export async function rejectTrade(
  transaction: Transaction,
  { tradeInId, reasons, cause, time }: { tradeInId: string; reasons: string[]; cause: string; time: Date },
): Promise<{ transactionId: string | undefined }> {
  const { heroId, moved } = await closeQuote(transaction, tradeInId, 'rejected', reasons, time);
  const data = { tradeInId, heroId, reasons };
  return { transactionId: await appendEvents(transaction, [{ type: 'trade.rejected', subject: tradeInId, cause, time, data }, ...moved]) };
}
