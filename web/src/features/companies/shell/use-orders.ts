import type { OrdersAnswer, OrderState, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getJson } from '../../../shared/api/http';
import { liveQueryKeys } from '../../../shared/live/query-keys';
import { overlayRoom } from './overlay-room';
import { useCompanyRoom } from './use-company-room';
import { withQuery } from './with-query';

export interface OrderFilter {
  status?: OrderState;
  search?: string;
  limit?: number;
}

/** The company's orders that fit, newest first, kept current by its room. */
export function useOrders(filter: OrderFilter = {}) {
  const room = useCompanyRoom();
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [...liveQueryKeys.corporate.orders, filter],
    queryFn: ({ signal }) => getJson<OrdersAnswer>(withQuery('/api/corporate/orders', { ...filter }), signal),
    placeholderData: keepPreviousData,
  });
  const shown =
    data &&
    overlayRoom<OrderSummary>({ items: data.orders, total: data.total }, room?.orders, {
      takesNew: !filter.status && !filter.search,
      createdAt: ({ createdDate }) => createdDate,
    });
  return { orders: shown?.items, total: shown?.total ?? 0, isPending, isError: isError && !data, isPlaceholderData, refetch };
}
