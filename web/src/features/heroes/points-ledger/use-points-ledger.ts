import type { PointsAnswer } from '@planet-heroes/contracts/areas/heroes/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getJson } from '../../../shared/api/http';
import { meQueryKeys } from '../../../shared/hero/me-queries';

const LINES_A_PAGE = 20;

/** The ledger's lines, newest first, page by page. What the hero's room tells makes it ask again. */
export function usePointsLedger() {
  return useInfiniteQuery({
    queryKey: [...meQueryKeys.points, 'lines'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(LINES_A_PAGE), ...(pageParam && { before: pageParam }) });
      return getJson<PointsAnswer>(`/api/me/points?${query}`, signal);
    },
    getNextPageParam: ({ next }) => next,
  });
}
