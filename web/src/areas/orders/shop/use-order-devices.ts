import type { DeviceStage } from '@planet-heroes/contracts/areas/orders/catalogue';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../../kernel/api/ask';
import { queryOptionsOf } from '../../../kernel/api/query-options';

const PAGE_DEVICES = 24;

/** An order's devices by number, page by page. They ask again whenever the order's room tells of a change. */
export function useOrderDevices(orderId: string, stage: DeviceStage | undefined) {
  return useInfiniteQuery({
    queryKey: queryOptionsOf(ORDERS_ROUTES.listOrderDevices, { params: { id: orderId }, query: { stage } }).queryKey,
    queryFn: ({ pageParam: after, signal }) =>
      ask(ORDERS_ROUTES.listOrderDevices, { params: { id: orderId }, query: { stage, after, limit: PAGE_DEVICES } }, {
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
