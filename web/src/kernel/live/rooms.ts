import { applyCompanyChange } from '@planet-heroes/contracts/areas/companies/change';
import { applyDubaiChange } from '@planet-heroes/contracts/areas/dubai-rewards/change';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { IMPACT_ROUTES } from '@planet-heroes/contracts/areas/impact/routes';
import { IMPORTS_ROUTES } from '@planet-heroes/contracts/areas/imports/routes';
import { applyLeaderboardChange, LEADERBOARD_ROOM_SIZE } from '@planet-heroes/contracts/areas/leaderboard/change';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import { applyMissionChange } from '@planet-heroes/contracts/areas/missions/change';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { applyOrderChange } from '@planet-heroes/contracts/areas/orders/change';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { PICKUPS_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import type { Route, UrlValues } from '@planet-heroes/contracts/kernel/calls/route';
import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import { applyListChange } from '@planet-heroes/contracts/kernel/rooms/list-change';
import type {
  HeroSnapshot,
  RoomKind,
  RoomMessages,
  RoomName,
} from '@planet-heroes/contracts/socket-map';
import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';
import { ORDER_KEYS, ownHeroQueries, QUOTE_KEYS } from '../api/query-groups';
import { type LastMove, rememberedMove, rememberMove } from '../../areas/heroes/last-move';
import { outdatedParts } from '../../areas/corporate/outdated-parts';
import { roomKey, ROOMS_KEY } from './query-keys';
import { refreshQueries } from './refresh-queries';
import { topOf } from '../../areas/leaderboard/top-of';

/** A room's new state, with the changes that led to it. */
export interface UpdateOf<K extends RoomKind> {
  kind: K;
  room: RoomName;
  state: RoomMessages[K]['snapshot'];
  /** The state came whole: what led to it, since the one before or since the page's calls, is not known. */
  isSnapshot: boolean;
  changes: readonly RoomMessages[K]['change'][];
}
export type RoomUpdate = { [K in RoomKind]: UpdateOf<K> }[RoomKind];

/**
 * What the cache holds for a hero's room: where the hero stands, and the last change that has a cause to tell. What is
 * unread is not known where the room does not tell.
 */
export interface HeroRoomState extends Pick<HeroSnapshot, 'standing' | 'hero'>, Partial<Pick<HeroSnapshot, 'unread'>> {
  lastChange: LastMove | undefined;
}

/** Queries that are asked again and again while no live connection is up. */
interface Polled {
  queries: QueryFilters;
  everyMs: number;
}

/** What the pages do with one kind of room. */
interface LiveRoom<K extends RoomKind> {
  /** The state after a change; the state given is left untouched. */
  fold(state: RoomMessages[K]['snapshot'], change: RoomMessages[K]['change']): RoomMessages[K]['snapshot'];
  /** Writes the new state over every query that shows a part of it. */
  write(queryClient: QueryClient, update: UpdateOf<K>): void;
  polled: readonly Polled[];
}

const { listDubaiChallenges, listDubaiRewards } = DUBAI_REWARDS_ROUTES;
const { listMissions } = MISSIONS_ROUTES;
const { listSocialChallenges } = SOCIAL_CHALLENGES_ROUTES;
const { readLeaderboardByPath } = LEADERBOARD_ROUTES;

/** Every kind of room; one that is missing does not compile. */
const ROOMS: { readonly [K in RoomKind]: LiveRoom<K> } = {
  impact: wholeAnswer(IMPACT_ROUTES.readImpact, POLLING_MS.impactStats),
  pickups: wholeAnswer(PICKUPS_ROUTES.readPickups, POLLING_MS.dubai),
  leaderboard: {
    fold: ({ heroes }, change) => ({
      heroes: applyLeaderboardChange(heroes, change, LEADERBOARD_ROOM_SIZE),
      totalHeroes: change.totalHeroes,
    }),
    write(queryClient, { room, state }) {
      write(queryClient, roomKey(room), state);
      const boards = queryClient.getQueryCache().findAll({ queryKey: [readLeaderboardByPath] });
      for (const { queryKey } of boards) write(queryClient, queryKey, topOf(state, limitOf(queryKey)));
    },
    polled: every(POLLING_MS.leaderboard, [readLeaderboardByPath]),
  },
  dubai: {
    fold: applyDubaiChange,
    write(queryClient, { state }) {
      writeAnswer(queryClient, listDubaiChallenges, state.challenges);
      writeAnswer(queryClient, listDubaiRewards, state.rewards);
    },
    polled: every(POLLING_MS.dubai, [listDubaiChallenges], [listDubaiRewards]),
  },
  missions: {
    fold: applyMissionChange,
    write(queryClient, { room, state }) {
      write(queryClient, roomKey(room), state);
      writeAnswer(queryClient, listMissions, state.missions);
    },
    polled: every(POLLING_MS.dubai, [listMissions]),
  },
  challenges: {
    fold: applyListChange,
    /** The room shows what everybody may see; the caller's own part in a challenge stays as the call told it. */
    write(queryClient, { room, state }) {
      write(queryClient, roomKey(room), state);
      layOverChallenges(queryClient, room);
      const list = { queryKey: [listSocialChallenges], exact: true };
      if (queryClient.isFetching(list) === 0) return;
      // The call under way brings the caller's part, perhaps with a list of before: the room is laid over it as well.
      void queryClient.refetchQueries(list, { cancelRefetch: false }).then(() => layOverChallenges(queryClient, room));
    },
    polled: every(POLLING_MS.dubai, [listSocialChallenges]),
  },
  hero: {
    fold: (_snapshot, { from: _from, to: _to, causes: _causes, notices: _notices, ...snapshot }) => snapshot,
    write(queryClient, { room, state, isSnapshot, changes }) {
      const queryKey = roomKey(room);
      const told = changes.findLast(({ causes }) => causes.length > 0);
      if (told) rememberMove(told);
      const lastChange = told ?? queryClient.getQueryData<HeroRoomState>(queryKey)?.lastChange
        ?? rememberedMove(state);
      write(queryClient, queryKey, { ...state, lastChange } satisfies HeroRoomState);
      if (changes.length === 0 && !isSnapshot) return;
      // What only the hero may see does not travel in rooms: the screens that show it ask for it.
      void refreshQueries(queryClient, ownHeroQueries);
      const kinds = new Set(changes.flatMap(({ notices }) => notices.map(({ kind }) => kind)));
      if (isSnapshot || kinds.has('social-challenge'))
        void refreshQueries(queryClient, { queryKey: [listSocialChallenges] });
    },
    polled: [
      { queries: ownHeroQueries, everyMs: POLLING_MS.dubai },
      ...every(POLLING_MS.leaderboard, ROOMS_KEY), // Of the rooms' own queries, a hero's alone can be asked.
    ],
  },
  company: {
    fold: applyCompanyChange,
    write(queryClient, { room, state, isSnapshot, changes }) {
      const outdated = outdatedParts(queryClient.getQueryData(roomKey(room)), state, changes, isSnapshot);
      write(queryClient, roomKey(room), state);
      for (const queryKey of outdated) void refreshQueries(queryClient, { queryKey });
    },
    polled: every(POLLING_MS.leaderboard, ...QUOTE_KEYS, [IMPORTS_ROUTES.readImport]),
  },
  order: {
    fold: applyOrderChange,
    write(queryClient, { room, state, isSnapshot, changes }) {
      write(queryClient, roomKey(room), state);
      if (changes.length === 0 && !isSnapshot) return;
      // Documents, logistics and single devices do not travel in the room.
      for (const route of [ORDERS_ROUTES.readOrder, ORDERS_ROUTES.listOrderDevices])
        void refreshQueries(queryClient, { queryKey: [route, { params: { id: state.order.id } }] });
    },
    polled: every(POLLING_MS.leaderboard, ...ORDER_KEYS),
  },
};

/** What is asked for while no live connection is up (spec document 1, section 7). */
export const POLLED: readonly Polled[] = Object.values(ROOMS).flatMap(({ polled }) => polled);

/** The room's state after a change; the state given is left untouched. */
export function foldRoom<K extends RoomKind>(
  kind: K,
  state: RoomMessages[K]['snapshot'],
  change: RoomMessages[K]['change'],
): RoomMessages[K]['snapshot'] {
  return ROOMS[kind].fold(state, change);
}

export type FoldRoom = typeof foldRoom;

/** Writes a room's new state over every query that shows a part of it. */
export function writeRoomUpdate<K extends RoomKind>(queryClient: QueryClient, update: UpdateOf<K>): void {
  ROOMS[update.kind].write(queryClient, update);
}

/** A room that is one call's answer, and whose change is the whole anew. */
function wholeAnswer<R extends CallRoute>(route: R, everyMs: number) {
  return {
    fold: (_state: AnswerOf<R>, change: AnswerOf<R>) => change,
    write: (queryClient: QueryClient, { state }: { state: AnswerOf<R> }) => writeAnswer(queryClient, route, state),
    polled: every(everyMs, [route]),
  };
}

function layOverChallenges(queryClient: QueryClient, room: RoomName): void {
  const state = queryClient.getQueryData<RoomMessages['challenges']['snapshot']>(roomKey(room));
  queryClient.setQueryData<AnswerOf<typeof listSocialChallenges>>([listSocialChallenges], (known) => {
    if (!known || !state) return undefined;
    const own = new Map(known.map(({ id, userParticipation }) => [id, userParticipation]));
    return state.map((challenge) => ({ ...challenge, userParticipation: own.get(challenge.id) ?? null }));
  });
}

function every(everyMs: number, ...queryKeys: readonly QueryKey[]): Polled[] {
  return queryKeys.map((queryKey) => ({ queries: { queryKey }, everyMs }));
}

function limitOf(queryKey: QueryKey): number {
  const [, values] = queryKey as readonly [Route, UrlValues?];
  return Number(values?.params?.limit);
}

function writeAnswer<R extends CallRoute>(queryClient: QueryClient, route: R, answer: AnswerOf<R>): void {
  write(queryClient, [route], answer);
}

/** A GET that is still under way was answered before this state: it must not land on top of it. */
function write(queryClient: QueryClient, queryKey: QueryKey, data: unknown): void {
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
}
