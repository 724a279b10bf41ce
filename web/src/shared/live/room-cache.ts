import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { HeroSnapshot, HeroStandingChange, LeaderboardSnapshot } from '@planet-heroes/contracts/realtime/socket-map';
import { liveQueryKeys } from './query-keys';
import type { RoomUpdate } from './room-feed';

/** What the cache holds for a hero's room: where the hero stands, and the last change that has a cause to tell. */
export interface HeroRoomState extends Pick<HeroSnapshot, 'standing' | 'hero'> {
  lastChange: HeroStandingChange | undefined;
}

/** Writes a room's new state over every query that shows a part of it. */
export function writeRoomUpdate(queryClient: QueryClient, update: RoomUpdate): void {
  switch (update.kind) {
    case 'impact':
      write(queryClient, liveQueryKeys.impactStats, update.state);
      break;
    case 'leaderboard':
      write(queryClient, liveQueryKeys.room('leaderboard'), update.state);
      for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: liveQueryKeys.leaderboards })) {
        write(queryClient, queryKey, topOf(update.state, Number(queryKey[1])));
      }
      break;
    case 'hero': {
      const queryKey = liveQueryKeys.room(update.room);
      const told = update.changes.findLast(({ causes }) => causes.length > 0);
      const lastChange = told ?? queryClient.getQueryData<HeroRoomState>(queryKey)?.lastChange;
      write(queryClient, queryKey, { ...update.state, lastChange } satisfies HeroRoomState);
    }
  }
}

/** The best heroes of the room, as many as a screen shows. */
export function topOf({ heroes }: LeaderboardSnapshot, limit: number): LeaderboardSnapshot['heroes'] {
  return heroes.slice(0, limit);
}

/** A GET that is still under way was answered before this state: it must not land on top of it. */
function write(queryClient: QueryClient, queryKey: QueryKey, data: unknown): void {
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
}
