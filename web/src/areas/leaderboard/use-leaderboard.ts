import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import type { Leaderboard } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import type { LeaderboardSnapshot } from '@planet-heroes/contracts/socket-map';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { roomKey } from '../../kernel/live/query-keys';
import { topOf } from './top-of';
import { useLiveQuery } from '../../kernel/live/use-live-query';

/** The best heroes, best first, kept current. */
export function useLeaderboard(limit: number): UseQueryResult<Leaderboard> {
  const queryClient = useQueryClient();
  return useLiveQuery(
    'leaderboard',
    queryOptionsOf(LEADERBOARD_ROUTES.readLeaderboardByPath, { params: { limit } }),
    () => {
      const board = queryClient.getQueryData<LeaderboardSnapshot>(roomKey('leaderboard'));
      return board && topOf(board, limit);
    },
  );
}
