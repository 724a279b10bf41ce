import type { Leaderboard } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import type { LeaderboardSnapshot } from '@planet-heroes/contracts/socket-map';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { liveQueryKeys } from './query-keys';
import { topOf } from './room-cache';
import { useLiveQuery } from './use-live-query';

/** The best heroes, best first, kept current. */
export function useLeaderboard(limit: number): UseQueryResult<Leaderboard> {
  const queryClient = useQueryClient();
  return useLiveQuery<Leaderboard>('leaderboard', liveQueryKeys.leaderboard(limit), () => {
    const board = queryClient.getQueryData<LeaderboardSnapshot>(liveQueryKeys.room('leaderboard'));
    return board && topOf(board, limit);
  });
}
