import type { RoomName } from '@planet-heroes/contracts/socket-map';
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { liveConnection } from './live-client';

/** Reads again what a command changed, unless the rooms that refresh these queries are all live. */
export async function refreshUnlessLive(
  queryClient: QueryClient,
  queries: QueryFilters,
  ...rooms: RoomName[]
): Promise<void> {
  if (!rooms.every((room) => liveConnection.isCurrent(room))) await queryClient.invalidateQueries(queries);
}
