import type { QuotesAnswer, QuoteState, QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getJson } from '../../../shared/api/http';
import { liveQueryKeys } from '../../../shared/live/query-keys';
import { overlayRoom } from './overlay-room';
import { useCompanyRoom } from './use-company-room';
import { withQuery } from './with-query';

export interface QuoteFilter {
  status?: QuoteState;
  search?: string;
  limit?: number;
}

/** The company's quotes that fit, newest first, kept current by its room. */
export function useQuotes(filter: QuoteFilter = {}) {
  const room = useCompanyRoom();
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [...liveQueryKeys.corporate.quotes, filter],
    queryFn: ({ signal }) => getJson<QuotesAnswer>(withQuery('/api/corporate/quotes', { ...filter }), signal),
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
