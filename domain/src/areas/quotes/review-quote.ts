import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { ReviewQuote, QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { changeQuote, lockQuote, quoteEvent } from './change-quote.js';
import { quoteStates } from './quote.states.js';

const DAY_MS = 86_400_000;

/**
 * The desk's offer: a price, until when it holds, and the payment terms. Where it names no price, the estimate is the price.
 * Throws `unknown_quote`, `illegal_transition`, or `invalid_amount` where there is neither price nor estimate.
 */
export async function reviewQuote(
  transaction: Transaction,
  { quoteId, price, validDays, paymentTerms, cause, time }: ReviewQuote & { quoteId: string; cause: string; time: Date },
): Promise<{ quote: QuoteSummary; events: NewEvent[] }> {
  const locked = await lockQuote(transaction, quoteId, undefined);
  quoteStates.assert(quoteId, locked.state, 'pending');
  const offered = price ?? locked.estimateFils;
  if (!offered) throw new AppError('invalid_amount', `Quote ${quoteId} describes its devices in words: it needs a price in fils.`);
  const validUntil = new Date(time.getTime() + validDays * DAY_MS);
  const quote = await changeQuote(transaction, quoteId, {
    state: 'pending', price_fils: offered, payment_terms_days: paymentTerms, responded_at: time, valid_until: validUntil,
  });
  await scheduleCommands(transaction, [{ id: `expire-quote-${quoteId}`, name: 'expire-quote', payload: { quoteId }, dueAt: validUntil }]);
  return { quote, events: [quoteEvent('quote.reviewed', quote, { cause, time })] };
}
