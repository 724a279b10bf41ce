import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../kernel/api/ask';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { allPages, eachOnce, PAGE_ROWS } from './list-pages';
import { overlayRoom } from './overlay-room';
import { useCompanyRoom } from './use-company-room';
import { type ListQuestion, USUAL_SORT } from './use-list-address';

type Question = ListQuestion<QuoteState>;
const asked = ({ search, ...question }: Question) => ({ ...question, search: search || undefined });

/** The company's quotes that fit, page by page, kept current by its room, with the sums of all that fit. */
export function useQuotes(question: Question) {
  const room = useCompanyRoom();
  const query = { ...asked(question), limit: PAGE_ROWS };
  const answer = useInfiniteQuery({
    queryKey: queryOptionsOf(QUOTES_ROUTES.listQuotes, { query }).queryKey,
    queryFn: ({ pageParam: after, signal }) =>
      ask(QUOTES_ROUTES.listQuotes, { query: { ...query, after } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const pages = answer.data?.pages;
  const shown = pages && overlayRoom<QuoteSummary>(
    { items: eachOnce(pages.flatMap(({ quotes }) => quotes)), total: pages[0]!.total },
    room?.quotes,
    {
      takesNew: !question.status && !question.search && question.sort === USUAL_SORT,
      createdAt: ({ createdAt }) => createdAt,
    },
  );
  return { ...answer, rows: shown?.items, told: room?.quotes, total: shown?.total ?? 0, sums: pages?.[0] };
}

/** All quotes that fit, as they are now. */
export async function loadAllQuotes(question: Question): Promise<QuoteSummary[]> {
  const pages = await allPages((after, limit) =>
    ask(QUOTES_ROUTES.listQuotes, { query: { ...asked(question), after, limit } })
  );
  return pages.flatMap(({ quotes }) => quotes);
}
