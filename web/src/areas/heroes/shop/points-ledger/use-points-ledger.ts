import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../../../kernel/api/ask';
import { queryOptionsOf } from '../../../../kernel/api/query-options';

const LINES_A_PAGE = 20;

/** The ledger's lines, newest first, page by page. A change in the hero's room reads them again. */
export function usePointsLedger() {
  return useInfiniteQuery({
    queryKey: queryOptionsOf(HEROES_ROUTES.readMyPoints).queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      ask(HEROES_ROUTES.readMyPoints, { query: { limit: LINES_A_PAGE, before: pageParam ?? undefined } }, { signal }),
    getNextPageParam: ({ next }) => next,
  });
}
