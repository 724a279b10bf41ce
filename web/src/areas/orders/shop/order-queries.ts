import type { OrderState } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { AdvancedDevices, OrderRoomState } from '@planet-heroes/contracts/areas/orders/room';
import type { Order, OrdersAnswer, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { MINUTE_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { keepPreviousData, skipToken, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ask } from '../../../kernel/api/ask';
import { useLiveStore } from '../../../kernel/live/live-store';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { roomKey } from '../../../kernel/live/query-keys';
import { useRoom } from '../../../kernel/live/use-live-query';
import { allPages, eachOnce, overlayRoom, PAGE_ROWS } from '../../corporate/list-rows';
import { useActs, useCompanyRoom } from '../../corporate/company-queries';
import { type ListQuestion, USUAL_SORT } from '../../corporate/list-address';

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
    enabled: useActs(),
    refetchInterval: useForecastInterval(),
  });
  useNewSteps(room?.orders, answer.refetch);
  const pages = answer.data?.pages;
  const shown = pages && overlayRoom<OrderSummary>(
    { items: eachOnce(pages.flatMap(({ orders }) => orders)), total: pages[0]!.total },
    room?.orders,
    {
      takesNew: !question.status && !question.search && question.sort === USUAL_SORT,
      createdAt: ({ createdDate }) => createdDate,
    },
  );
  const forecasts = Object.assign({}, ...(pages ?? []).map((page) => page.forecasts)) as OrdersAnswer['forecasts'];
  return { ...answer, rows: shown?.items, told: room?.orders, total: shown?.total ?? 0, sums: pages?.[0], forecasts };
}

/** Asks again once an order has come to another step, which its forecast starts from. */
function useNewSteps(told: readonly OrderSummary[] | undefined, askAgain: () => unknown): void {
  const steps = told?.map(({ id, pickupDate, stages }) => [id, pickupDate, !stages.expected, !stages.received]).join();
  const known = useRef(steps);
  useEffect(() => {
    if (known.current !== undefined && known.current !== steps) void askAgain();
    known.current = steps;
  }, [steps, askAgain]);
}

/** Ranges depend on how long an order waits: they are read again each minute, unless updates are paused. */
function useForecastInterval(): number | false {
  return useLiveStore(({ isPaused }) => isPaused) ? false : MINUTE_MS;
}

/** All orders that fit, as they are now. */
export async function loadAllOrders(question: Question): Promise<OrderSummary[]> {
  const pages = await allPages((after, limit) =>
    ask(ORDERS_ROUTES.listOrders, { query: { ...asked(question), after, limit } })
  );
  return pages.flatMap(({ orders }) => orders);
}

interface LiveOrder {
  order: Order | undefined;
  asked: UseQueryResult<Order>;
  /** The devices that moved last, while somebody watches. */
  advanced: readonly AdvancedDevices[];
}

/** One order, kept current by its room while it is on screen. */
export function useOrder(id: string): LiveOrder {
  const room = `order:${id}` as const;
  useRoom(room);
  const told = useQuery<OrderRoomState>({ queryKey: roomKey(room), queryFn: skipToken }).data;
  const asked = useQuery({
    ...queryOptionsOf(ORDERS_ROUTES.readOrder, { params: { id } }),
    refetchInterval: useForecastInterval(),
  });
  const { data } = asked;
  const isNewer = told && data && told.order.version > data.version;
  return {
    order: isNewer ? { ...data, ...told.order } : data,
    asked,
    advanced: told?.advanced ?? [],
  };
}
