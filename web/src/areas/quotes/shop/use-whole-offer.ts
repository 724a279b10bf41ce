import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../kernel/api/query-options';

/** All of a quote that can be accepted: its prices and terms. */
export function useWholeOffer(quote: QuoteSummary) {
  return useQuery({
    ...queryOptionsOf(QUOTES_ROUTES.readQuote, { params: { id: quote.id } }),
    enabled: quote.status === 'approved',
  });
}
