import type { QuotesAnswer, QuotesQuery, QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { contains } from '../../kernel/text/contains.js';

/** The quotes that a query asks for, in the order given, and how many there are in all. */
export function selectQuotes(quotes: readonly QuoteSummary[], { status, search, limit }: QuotesQuery): QuotesAnswer {
  const found = quotes.filter(
    (quote) =>
      (status === undefined || quote.status === status) && contains(search, quote.id, quote.company, quote.contactName, quote.devices, quote.orderId),
  );
  return { quotes: found.slice(0, limit), total: found.length };
}
