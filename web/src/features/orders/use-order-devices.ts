import type { DevicesAnswer, DeviceStage } from '@planet-heroes/contracts/areas/orders/schemas';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getJson } from '../../shared/api/http';
import { liveQueryKeys } from '../../shared/live/query-keys';
import { withQuery } from '../companies/shell/with-query';

const PAGE_DEVICES = 24;

/** An order's devices by number, page by page. They ask again whenever the order's room tells of a change. */
export function useOrderDevices(orderId: string, stage: DeviceStage | undefined) {
  return useInfiniteQuery({
    queryKey: [...liveQueryKeys.corporate.order(orderId), 'devices', stage],
    queryFn: ({ pageParam: after, signal }) =>
      getJson<DevicesAnswer>(withQuery(`/api/corporate/orders/${orderId}/devices`, { stage, after, limit: PAGE_DEVICES }), signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
