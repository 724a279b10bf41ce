import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Has queries ask again for what has just changed. A GET that is under way may have been answered before the change: it
 * is left to end, since under a stream of changes none would ever land, and asked once more after that.
 */
export async function refreshQueries(queryClient: QueryClient, queries: QueryFilters): Promise<void> {
  const wasUnderWay = queryClient.isFetching(queries) > 0;
  await queryClient.invalidateQueries(queries, { cancelRefetch: false });
  if (wasUnderWay) await queryClient.invalidateQueries(queries, { cancelRefetch: false });
}
