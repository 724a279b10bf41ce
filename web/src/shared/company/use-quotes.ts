import type { QuoteState, QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../api/query-options';
import { overlayRoom } from './overlay-room';
import { useCompanyRoom } from './use-company-room';

export interface QuoteFilter {
  status?: QuoteState | undefined;
  search?: string;
  limit?: number;
}

/** The company's quotes that fit, newest first, kept current by its room. */
export function useQuotes(filter: QuoteFilter = {}) {
  const room = useCompanyRoom();
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOptionsOf(QUOTES_ROUTES.listQuotes, { query: { ...filter, search: filter.search || undefined } }),
    placeholderData: keepPreviousData,
  });
  const shown =
    data &&
    overlayRoom<QuoteSummary>({ items: data.quotes, total: data.total }, room?.quotes, {
      takesNew: !filter.status && !filter.search,
      createdAt: ({ createdAt }) => createdAt,
    });
  return { quotes: shown?.items, total: shown?.total ?? 0, isPending, isError: isError && !data, isPlaceholderData, refetch };
}
