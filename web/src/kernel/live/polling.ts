import type { QueryClient } from '@tanstack/react-query';
import { rooms } from './load-rooms';

/**
 * Refetches what is on screen at once and then at the intervals of spec document 1, section 7, until the function
 * returned is called. A hidden page waits until it is looked at again.
 */
export function startPolling(queryClient: QueryClient, page: Pick<Document, 'hidden'> = document): () => void {
  const timers = Object.values(rooms()).flatMap(({ polled }) => polled).map(({ queries, everyMs }) => {
    const refetch = () => {
      if (!page.hidden) void queryClient.refetchQueries({ ...queries, type: 'active' }, { cancelRefetch: false });
    };
    refetch();
    return setInterval(refetch, everyMs);
  });
  return () => timers.forEach(clearInterval);
}
