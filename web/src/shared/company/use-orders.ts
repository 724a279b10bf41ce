import type { OrderState, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../api/query-options';
import { overlayRoom } from './overlay-room';
import { useCompanyRoom } from './use-company-room';

export interface OrderFilter {
  status?: OrderState | undefined;
  search?: string;
  limit?: number;
}

/** The company's orders that fit, newest first, kept current by its room. */
export function useOrders(filter: OrderFilter = {}) {
  const room = useCompanyRoom();
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOptionsOf(ORDERS_ROUTES.listOrders, { query: { ...filter, search: filter.search || undefined } }),
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
