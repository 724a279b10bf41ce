import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PublicChallenge, SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { HeroSnapshot, LeaderboardSnapshot } from '@planet-heroes/contracts/socket-map';
import { type LastMove, rememberedMove, rememberMove } from './last-move';
import { outdatedParts } from './outdated-parts';
import { meQueryKeys } from '../hero/me-queries';
import { liveQueryKeys } from './query-keys';
import { refreshQueries } from './refresh-queries';
import type { RoomUpdate } from './room-feed';

/** What the cache holds for a hero's room: where the hero stands, and the last change that has a cause to tell. */
export interface HeroRoomState extends Pick<HeroSnapshot, 'standing' | 'hero'> {
  lastChange: LastMove | undefined;
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
      if (told) rememberMove(told);
      const lastChange = told ?? queryClient.getQueryData<HeroRoomState>(queryKey)?.lastChange ?? rememberedMove(update.state);
      write(queryClient, queryKey, { ...update.state, lastChange } satisfies HeroRoomState);
      askAgain(queryClient, update);
      break;
    }
    case 'dubai':
      write(queryClient, liveQueryKeys.dubaiChallenges, update.state.challenges);
      write(queryClient, liveQueryKeys.dubaiRewards, update.state.rewards);
      break;
    case 'missions':
      write(queryClient, liveQueryKeys.missions, update.state.missions);
      write(queryClient, liveQueryKeys.room('missions'), update.state);
      break;
    case 'pickups':
      write(queryClient, liveQueryKeys.pickups, update.state);
      break;
    case 'challenges':
      for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: liveQueryKeys.socialChallenges })) {
        mergeChallenges(queryClient, queryKey, update.state);
      }
      break;
    case 'company': {
      const queryKey = liveQueryKeys.room(update.room);
      const outdated = outdatedParts(queryClient.getQueryData(queryKey), update.state, update.changes);
      write(queryClient, queryKey, update.state);
      for (const part of outdated) void refreshQueries(queryClient, part);
      break;
    }
    case 'order':
      write(queryClient, liveQueryKeys.room(update.room), update.state);
      // Documents, logistics and single devices do not travel in the room.
      if (update.changes.length > 0) void refreshQueries(queryClient, liveQueryKeys.corporate.order(update.state.order.id));
      break;
    default:
      // A kind of room without a case does not compile.
      update satisfies never;
  }
}

/** What only the hero may see does not travel in rooms: after a change the screens that show it ask for it. */
function askAgain(queryClient: QueryClient, { changes }: RoomUpdate & { kind: 'hero' }): void {
  if (changes.length === 0) return;
  void queryClient.invalidateQueries({ queryKey: meQueryKeys.all });
  const kinds = new Set(changes.flatMap(({ notices }) => notices.map(({ kind }) => kind)));
  if (kinds.has('social-challenge')) void queryClient.invalidateQueries({ queryKey: liveQueryKeys.socialChallenges });
}

/** The room shows what everybody may see; the caller's own part in a challenge stays as the call told it. */
function mergeChallenges(queryClient: QueryClient, queryKey: QueryKey, challenges: readonly PublicChallenge[]): void {
  const known = queryClient.getQueryData<SocialChallenge[]>(queryKey);
  if (!known) return;
  const own = new Map(known.map(({ id, userParticipation }) => [id, userParticipation]));
  write(queryClient, queryKey, challenges.map((challenge) => ({ ...challenge, userParticipation: own.get(challenge.id) ?? null })));
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
