import type { Order } from '@planet-heroes/contracts/areas/orders/schemas';
import type { AdvancedDevices, OrderRoomState } from '@planet-heroes/contracts/areas/orders/room';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { roomKey } from '../../kernel/live/query-keys';
import { useRoom } from '../../kernel/live/use-room';

interface LiveOrder extends Pick<UseQueryResult, 'isPending' | 'refetch'> {
  order: Order | undefined;
  error: Error | null;
  /** The devices that moved last, while somebody watches. */
  advanced: readonly AdvancedDevices[];
}

/** One order, kept current by its room while it is on screen. */
export function useOrder(id: string): LiveOrder {
  const room = `order:${id}` as const;
  useRoom(room);
  const told = useQuery<OrderRoomState>({ queryKey: roomKey(room), queryFn: skipToken }).data;
  const { data, isPending, error, refetch } = useQuery(queryOptionsOf(ORDERS_ROUTES.readOrder, { params: { id } }));
  const isNewer = told && data && told.order.version > data.version;
  return {
    order: isNewer ? { ...data, ...told.order } : data,
    isPending,
    error: data ? null : error,
    advanced: told?.advanced ?? [],
    refetch,
  };
}
