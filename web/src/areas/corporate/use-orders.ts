import type { OrderState } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../kernel/api/ask';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { allPages, eachOnce, PAGE_ROWS } from './list-pages';
import { overlayRoom } from './overlay-room';
import { useCompanyRoom } from './use-company-room';
import { type ListQuestion, USUAL_SORT } from './use-list-address';

type Question = ListQuestion<OrderState>;
const asked = ({ search, ...question }: Question) => ({ ...question, search: search || undefined });

/** The company's orders that fit, page by page, kept current by its room, with the sums of all that fit. */
export function useOrders(question: Question) {
  const room = useCompanyRoom();
  const query = { ...asked(question), limit: PAGE_ROWS };
  const answer = useInfiniteQuery({
    queryKey: queryOptionsOf(ORDERS_ROUTES.listOrders, { query }).queryKey,
    queryFn: ({ pageParam: after, signal }) =>
      ask(ORDERS_ROUTES.listOrders, { query: { ...query, after } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const pages = answer.data?.pages;
  const shown = pages && overlayRoom<OrderSummary>(
    { items: eachOnce(pages.flatMap(({ orders }) => orders)), total: pages[0]!.total },
    room?.orders,
    {
      takesNew: !question.status && !question.search && question.sort === USUAL_SORT,
      createdAt: ({ createdDate }) => createdDate,
    },
  );
  return { ...answer, rows: shown?.items, told: room?.orders, total: shown?.total ?? 0, sums: pages?.[0] };
}

/** All orders that fit, as they are now. */
export async function loadAllOrders(question: Question): Promise<OrderSummary[]> {
  const pages = await allPages((after, limit) =>
    ask(ORDERS_ROUTES.listOrders, { query: { ...asked(question), after, limit } })
  );
  return pages.flatMap(({ orders }) => orders);
}
