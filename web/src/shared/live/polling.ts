import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { meQueryKeys } from '../hero/me-queries';
import { liveQueryKeys } from './query-keys';

const POLLED: readonly { queryKey: QueryKey; everyMs: number }[] = [
  { queryKey: liveQueryKeys.impactStats, everyMs: POLLING_MS.impactStats },
  { queryKey: liveQueryKeys.leaderboards, everyMs: POLLING_MS.leaderboard },
  { queryKey: liveQueryKeys.dubai, everyMs: POLLING_MS.dubai },
  { queryKey: liveQueryKeys.missions, everyMs: POLLING_MS.dubai },
  { queryKey: liveQueryKeys.socialChallenges, everyMs: POLLING_MS.dubai },
  { queryKey: liveQueryKeys.pickups, everyMs: POLLING_MS.dubai },
  { queryKey: meQueryKeys.all, everyMs: POLLING_MS.dubai },
  { queryKey: liveQueryKeys.corporate.quotes, everyMs: POLLING_MS.leaderboard },
  { queryKey: liveQueryKeys.corporate.orders, everyMs: POLLING_MS.leaderboard },
  { queryKey: liveQueryKeys.corporate.imports, everyMs: POLLING_MS.leaderboard },
  { queryKey: liveQueryKeys.rooms, everyMs: POLLING_MS.leaderboard },
];

/**
 * Refetches what is on screen at once and then at the intervals of spec document 1, section 7, until the function
 * returned is called. A hidden page waits until it is looked at again.
 */
export function startPolling(queryClient: QueryClient, page: Pick<Document, 'hidden'> = document): () => void {
  const timers = POLLED.map(({ queryKey, everyMs }) => {
    const refetch = () => {
      if (!page.hidden) void queryClient.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
    };
    refetch();
    return setInterval(refetch, everyMs);
  });
  return () => timers.forEach(clearInterval);
}
