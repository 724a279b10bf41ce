import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';

/** What was told and could not be read is asked for again after these, milliseconds. */
const AGAIN_AFTER_MS = [1000, 2000, 4000, 8000, 16_000];
const TOO_MANY_REQUESTS = 429;

/**
 * Has queries ask again for what has just changed. A GET that is under way may have been answered before the change: it
 * is left to end, since under a stream of changes none would ever land, and asked once more after that. One that fails
 * for a reason that passes is asked again for a while: nobody tells of the change a second time.
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
