import type { QuoteState, QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { changedRow } from '../companies/companies.area.js';
import { asQuoteSummary, QUOTE_COLUMNS, type QuoteColumns, unknownQuote } from './read-quotes.js';

/** Of a quote that is locked, what decides about it. */
export interface LockedQuote {
  id: string;
  companyId: string;
  state: QuoteState;
  estimateFils: number | null;
  approvedAt: Date | null;
  validUntil: Date | null;
  orderId: string | null;
}

/** Locks a quote for the rest of the transaction. With a company, another's is unknown. Throws `unknown_quote`. */
export async function lockQuote(transaction: Queryable, quoteId: string, companyId: string | undefined): Promise<LockedQuote> {
  const [row] = await transaction.query<Omit<LockedQuote, 'approvedAt' | 'validUntil'> & { approvedMs: number | null; validMs: number | null }>(
    `select id, company_id as "companyId", state, estimate_fils::float8 as "estimateFils", order_id as "orderId",
            extract(epoch from approved_at)::float8 * 1000 as "approvedMs", extract(epoch from valid_until)::float8 * 1000 as "validMs"
     from quote where id = $1 and ($2::text is null or company_id = $2) for update`,
    [quoteId, companyId ?? null],
  );
  if (!row) throw unknownQuote(quoteId);
  const { approvedMs, validMs, ...quote } = row;
  return { ...quote, approvedAt: asDate(approvedMs), validUntil: asDate(validMs) };
}

/** Sets columns of a locked quote and returns it as it is then. */
export async function changeQuote(transaction: Queryable, quoteId: string, changes: Record<string, unknown>): Promise<QuoteSummary> {
  return asQuoteSummary(await changedRow<QuoteColumns>(transaction, 'quote', quoteId, changes, QUOTE_COLUMNS));
}

type QuoteEventType = Extract<NewEvent['type'], `quote.${string}`>;

export function quoteEvent(type: QuoteEventType, quote: QuoteSummary, { cause, time }: { cause: string; time: Date }): NewEvent {
  return { type, subject: quote.id, cause, time, data: { companyId: quote.companyId, quote } };
}

function asDate(ms: number | null): Date | null {
  return ms === null ? null : new Date(Math.round(ms));
}
