import { type InferEntity, LockMode } from '@mikro-orm/core';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { Told } from '../../kernel/commands/command-activity.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { Quote } from './quote.entity.js';
import { readQuoteSummary, unknownQuote } from './read-quotes.js';

/** A quote after a change, and the events of the change. */
export interface QuoteChange {
  quote: QuoteSummary;
  events: NewEvent[];
}

/** Locks a quote for the rest of the transaction. With a company, another's is unknown. Throws `unknown_quote`. */
export async function lockQuote(
  { em }: Transaction,
  quoteId: string,
  companyId?: string,
): Promise<InferEntity<typeof Quote>> {
  const quote = await em.findOne(
    Quote,
    { id: quoteId, ...(companyId !== undefined && { companyId }) },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!quote) throw unknownQuote(quoteId);
  return quote;
}

/** Writes a locked quote whose fields were changed, as its next version. */
export async function saveQuote(
  transaction: Transaction,
  quote: InferEntity<typeof Quote>,
  type: QuoteEventType,
  told: Told,
): Promise<QuoteChange> {
  quote.version += 1;
  await transaction.em.flush();
  const summary = await readQuoteSummary(transaction, quote);
  return { quote: summary, events: [quoteEvent(type, summary, told)] };
}

type QuoteEventType = Extract<NewEvent['type'], `quote.${string}`>;

export function quoteEvent(type: QuoteEventType, quote: QuoteSummary, { cause, time }: Told): NewEvent {
  return { type, subject: quote.id, cause, time, data: { companyId: quote.companyId, quote } };
}

/** The result of a command that changed a quote. */
export async function changedQuote(transaction: Transaction, change: Promise<QuoteChange>) {
  const { quote, events } = await change;
  return { result: quote, transactionId: await appendEvents(transaction, events) };
}
