import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { IMPACT_ROUTES } from '@planet-heroes/contracts/areas/impact/routes';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { PICKUPS_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import type { PublicChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { HeroSnapshot, LeaderboardSnapshot } from '@planet-heroes/contracts/socket-map';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ownHeroQueries } from '../api/query-groups';
import { type CallKey, type CallQuery, queryOptionsOf } from '../api/query-options';
import { type LastMove, rememberedMove, rememberMove } from './last-move';
import { outdatedParts } from './outdated-parts';
import { roomKey } from './query-keys';
import { refreshQueries } from './refresh-queries';
import type { RoomUpdate } from './room-feed';

const socialChallenges = queryOptionsOf(SOCIAL_CHALLENGES_ROUTES.listSocialChallenges);

/** What the cache holds for a hero's room: where the hero stands, and the last change that has a cause to tell. */
export interface HeroRoomState extends Pick<HeroSnapshot, 'standing' | 'hero'> {
  lastChange: LastMove | undefined;
}

/** Writes a room's new state over every query that shows a part of it. */
export function writeRoomUpdate(queryClient: QueryClient, update: RoomUpdate): void {
  switch (update.kind) {
    case 'impact':
      writeAnswer(queryClient, queryOptionsOf(IMPACT_ROUTES.readImpact), update.state);
      break;
    case 'leaderboard':
      write(queryClient, roomKey('leaderboard'), update.state);
      for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: [LEADERBOARD_ROUTES.readLeaderboardByPath] })) {
        write(queryClient, queryKey, topOf(update.state, limitOf(queryKey)));
      }
      break;
    case 'hero': {
      const queryKey = roomKey(update.room);
      const told = update.changes.findLast(({ causes }) => causes.length > 0);
      if (told) rememberMove(told);
      const lastChange = told ?? queryClient.getQueryData<HeroRoomState>(queryKey)?.lastChange ?? rememberedMove(update.state);
      write(queryClient, queryKey, { ...update.state, lastChange } satisfies HeroRoomState);
      askAgain(queryClient, update);
      break;
    }
    case 'dubai':
      writeAnswer(queryClient, queryOptionsOf(DUBAI_REWARDS_ROUTES.listDubaiChallenges), update.state.challenges);
      writeAnswer(queryClient, queryOptionsOf(DUBAI_REWARDS_ROUTES.listDubaiRewards), update.state.rewards);
      break;
    case 'missions':
      writeAnswer(queryClient, queryOptionsOf(MISSIONS_ROUTES.listMissions), update.state.missions);
      write(queryClient, roomKey('missions'), update.state);
      break;
    case 'pickups':
      writeAnswer(queryClient, queryOptionsOf(PICKUPS_ROUTES.readPickups), update.state);
      break;
    case 'challenges':
      mergeChallenges(queryClient, update.state);
      break;
    case 'company': {
      const queryKey = roomKey(update.room);
      const outdated = outdatedParts(queryClient.getQueryData(queryKey), update.state, update.changes);
      write(queryClient, queryKey, update.state);
      for (const queryKey of outdated) void refreshQueries(queryClient, { queryKey });
      break;
    }
    case 'order':
      write(queryClient, roomKey(update.room), update.state);
      // Documents, logistics and single devices do not travel in the room.
      if (update.changes.length > 0) refreshOrder(queryClient, update.state.order.id);
      break;
    default:
      // A kind of room without a case does not compile.
      update satisfies never;
  }
}

/** What only the hero may see does not travel in rooms: after a change the screens that show it ask for it. */
function askAgain(queryClient: QueryClient, { changes }: RoomUpdate & { kind: 'hero' }): void {
  if (changes.length === 0) return;
  void queryClient.invalidateQueries(ownHeroQueries);
  const kinds = new Set(changes.flatMap(({ notices }) => notices.map(({ kind }) => kind)));
  if (kinds.has('social-challenge')) void queryClient.invalidateQueries({ queryKey: socialChallenges.queryKey });
}

/** The room shows what everybody may see; the caller's own part in a challenge stays as the call told it. */
function mergeChallenges(queryClient: QueryClient, challenges: readonly PublicChallenge[]): void {
  const known = queryClient.getQueryData(socialChallenges.queryKey);
  if (!known) return;
  const own = new Map(known.map(({ id, userParticipation }) => [id, userParticipation]));
  writeAnswer(queryClient, socialChallenges, challenges.map((challenge) => ({ ...challenge, userParticipation: own.get(challenge.id) ?? null })));
}

/** The best heroes of the room, as many as a screen shows. */
export function topOf({ heroes }: LeaderboardSnapshot, limit: number): LeaderboardSnapshot['heroes'] {
  return heroes.slice(0, limit);
}

function limitOf(queryKey: QueryKey): number {
  const [, values] = queryKey as CallKey;
  return Number(values?.params?.limit);
}

function refreshOrder(queryClient: QueryClient, id: string): void {
  for (const route of [ORDERS_ROUTES.readOrder, ORDERS_ROUTES.listOrderDevices]) {
    void refreshQueries(queryClient, { queryKey: [route, { params: { id } }] });
  }
}

function writeAnswer<Answer>(queryClient: QueryClient, { queryKey }: CallQuery<Answer>, data: Answer): void {
  write(queryClient, queryKey, data);
}

/** A GET that is still under way was answered before this state: it must not land on top of it. */
function write(queryClient: QueryClient, queryKey: QueryKey, data: unknown): void {
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
}
