import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { queueWebhook } from '../webhooks/webhooks.area.js';
import { changeQuote, lockQuote, quoteEvent } from './change-quote.js';
import { quoteStateAt } from './quote-state-at.js';
import { quoteStates } from './quote.states.js';

/** The desk stands by its offer: the company may accept it. Throws `unknown_quote` or `illegal_transition`. */
export async function approveQuote(
  transaction: Transaction,
  { quoteId, cause, time }: { quoteId: string; cause: string; time: Date },
): Promise<{ quote: QuoteSummary; events: NewEvent[] }> {
  const locked = await lockQuote(transaction, quoteId, undefined);
  quoteStates.assert(quoteId, quoteStateAt(locked, time), 'approved');
  // An offer that lapsed since, while a replay tells of earlier activities, stays lapsed until one of them is its acceptance.
  const state = locked.state === 'expired' ? 'expired' : 'approved';
  const quote = await changeQuote(transaction, quoteId, { state, approved_at: time });
  await queueWebhook(transaction, { companyId: quote.companyId, type: 'quote.approved', subject: quoteId, data: quote, cause, time });
  return { quote, events: [quoteEvent('quote.approved', quote, { cause, time })] };
}
