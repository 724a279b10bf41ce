import { applyLeaderboardChange, LEADERBOARD_ROOM_SIZE } from '@planet-heroes/contracts/areas/leaderboard/change';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import type { Route, UrlValues } from '@planet-heroes/contracts/kernel/calls/route';
import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import type { LeaderboardSnapshot } from '@planet-heroes/contracts/socket-map';
import type { QueryKey } from '@tanstack/react-query';
import { roomKey } from '../../kernel/live/query-keys';
import { every, type LiveRoom, write } from '../../kernel/live/rooms';

const { readLeaderboardByPath } = LEADERBOARD_ROUTES;

/** What the pages do with the board's room. */
export const leaderboardRoom: LiveRoom<'leaderboard'> = {
  fold: ({ heroes }, change) => ({
    heroes: applyLeaderboardChange(heroes, change, LEADERBOARD_ROOM_SIZE),
    totalHeroes: change.totalHeroes,
  }),
  write(queryClient, { room, state, changes }) {
    const gone = new Set(changes.flatMap(({ removed }) => removed));
    const board = queryClient.getQueryData<LeaderboardSnapshot>(roomKey(room))?.heroes ?? [];
    if (gone.size > 0) void import('./forget-gone').then(({ forgetGone }) => forgetGone(queryClient, gone, board));
    write(queryClient, roomKey(room), state);
    const boards = queryClient.getQueryCache().findAll({ queryKey: [readLeaderboardByPath] });
    for (const { queryKey } of boards) write(queryClient, queryKey, state.heroes.slice(0, limitOf(queryKey)));
  },
  polled: every(POLLING_MS.leaderboard, [readLeaderboardByPath]),
};

function limitOf(queryKey: QueryKey): number {
  const [, values] = queryKey as readonly [Route, UrlValues?];
  return Number(values?.params?.limit);
}
