import type { RoomName } from '@planet-heroes/contracts/socket-map';
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { liveConnection } from './live-store';

/** Delays of the retries of a failed read, milliseconds. */
const AGAIN_AFTER_MS = [1000, 2000, 4000, 8000, 16_000];
const TOO_MANY_REQUESTS = 429;

/**
 * Reads queries again after a change. A pending GET may have been answered before the change: it is left to end, since
 * under a stream of changes none would ever land, and repeated once. A temporary failure is retried for a while, for
 * the change is announced only once.
 */
export async function refreshQueries(queryClient: QueryClient, queries: QueryFilters): Promise<void> {
  const wasUnderWay = queryClient.isFetching(queries) > 0;
  await queryClient.invalidateQueries(queries, { cancelRefetch: false });
  if (wasUnderWay) await queryClient.invalidateQueries(queries, { cancelRefetch: false });
  void refreshFailed(queryClient, queries);
}

async function refreshFailed(queryClient: QueryClient, queries: QueryFilters): Promise<void> {
  const failed = () => queryClient.getQueryCache().findAll({ ...queries, type: 'active' }).filter(isOutdated);
  for (const ms of AGAIN_AFTER_MS) {
    if (failed().length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, ms));
    await Promise.all(failed().map(({ queryKey }) =>
      queryClient.refetchQueries({ queryKey, exact: true, type: 'active' }, { cancelRefetch: false })
    ));
  }
}

/** Whether a query shows an old answer because the newest could not be had just then. */
function isOutdated({ state: { data, error } }: { state: { data: unknown; error: Error | null } }): boolean {
  if (data === undefined || error === null) return false;
  return !(error instanceof ApiError) || error.status >= 500 || error.status === TOO_MANY_REQUESTS;
}

/** Reads again what a command changed, unless the rooms that refresh these queries are all live. */
export async function refreshUnlessLive(
  queryClient: QueryClient,
  queries: QueryFilters,
  ...rooms: RoomName[]
): Promise<void> {
  if (!rooms.every((room) => liveConnection.isCurrent(room))) await queryClient.invalidateQueries(queries);
}
