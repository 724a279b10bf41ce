import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { changeQuote, lockQuote, quoteEvent } from './change-quote.js';
import { quoteStateAt } from './quote-state-at.js';
import { quoteStates } from './quote.states.js';

export interface QuoteDecline {
  quoteId: string;
  /** Whose it must be; undefined where the desk declines. */
  companyId?: string | undefined;
  reason?: string | undefined;
  cause: string;
  time: Date;
}

/** Ends a quote without an order, by the desk or by its company. Throws `unknown_quote` or `illegal_transition`. */
export async function declineQuote(transaction: Transaction, decline: QuoteDecline): Promise<{ quote: QuoteSummary; events: NewEvent[] }> {
  const { quoteId, companyId, reason, cause, time } = decline;
  const locked = await lockQuote(transaction, quoteId, companyId);
  quoteStates.assert(quoteId, quoteStateAt(locked, time), 'declined');
  const quote = await changeQuote(transaction, quoteId, { state: 'declined', reason: reason ?? null, decided_at: time });
  return { quote, events: [quoteEvent('quote.declined', quote, { cause, time })] };
}
