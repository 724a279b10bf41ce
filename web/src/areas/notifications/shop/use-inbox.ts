import { NOTIFICATION_ROUTES } from '@planet-heroes/contracts/areas/notifications/routes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../../kernel/api/ask';
import { queryOptionsOf } from '../../../kernel/api/query-options';

const LINES_A_PAGE = 20;

/** The inbox's lines, newest first, page by page. What the hero's room tells makes it ask again. */
export function useInbox() {
  return useInfiniteQuery({
    queryKey: queryOptionsOf(NOTIFICATION_ROUTES.listInbox).queryKey,
    initialPageParam: null as string | null,
    queryFn({ pageParam, signal }) {
      const query = { limit: LINES_A_PAGE, before: pageParam ?? undefined };
      return ask(NOTIFICATION_ROUTES.listInbox, { query }, { signal });
    },
    getNextPageParam: ({ next }) => next,
  });
}
