import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import type {
  HeroGain, HeroNeighbourhood, HeroStanding, Leaderboard,
} from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import type { LeaderboardSnapshot } from '@planet-heroes/contracts/socket-map';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOptionsOf, readBy } from '../../../kernel/api/query-options';
import { filled, listOf } from '../../../kernel/api/read-answer';
import { useLiveStore } from '../../../kernel/live/live-store';
import { roomKey } from '../../../kernel/live/query-keys';
import { useLiveQuery } from '../../../kernel/live/use-live-query';
import type { HeroRoomState } from '../../heroes/use-hero-room';

const readBoard = listOf(
  filled({ level: 'Bronze Hero', bottlesPrevented: 0, co2Saved: 0, referralCount: 0, badges: [] }),
);
export const boardQuery = (limit: number) =>
  readBy(queryOptionsOf(LEADERBOARD_ROUTES.readLeaderboardByPath, { params: { limit } }), readBoard);

/** The best heroes, best first, kept current. */
export function useLeaderboard(limit: number): UseQueryResult<Leaderboard> {
  const queryClient = useQueryClient();
  return useLiveQuery(
    'leaderboard',
    boardQuery(limit),
    () => {
      const board = queryClient.getQueryData<LeaderboardSnapshot>(roomKey('leaderboard'));
      return board?.heroes.slice(0, limit);
    },
  );
}

/** The server reads them once a minute. */
const REFRESH_MS = 60_000;
const NONE: ReadonlyMap<string, HeroGain> = new Map();

/**
 * What the shown heroes earned and traded lately, by hero: of the best, and of those around the visitor. Null for one
 * who stands nowhere; undefined until that is known.
 */
export function useHeroGains(ownId: string | null | undefined): ReadonlyMap<string, HeroGain> {
  const isPaused = useLiveStore((state) => state.isPaused);
  const { data } = useQuery({
    ...queryOptionsOf(LEADERBOARD_ROUTES.readHeroGains, { query: { around: ownId ?? undefined } }),
    enabled: ownId !== undefined,
    refetchInterval: !isPaused && REFRESH_MS,
    select: byHero,
  });
  return data ?? NONE;
}

function byHero(gains: readonly HeroGain[]): ReadonlyMap<string, HeroGain> {
  return new Map(gains.map((gain) => [gain.heroId, gain]));
}

/** Places gained (positive) or lost since the page was opened; `entered` for a hero who was not on the board then. */
export type RankMovement = number | 'entered';

/** Remembers the board as it was when the page was opened, and compares with it. */
export function useRankMovement(heroes: Leaderboard | undefined): (heroId: string, rank: number) => RankMovement {
  const [opened, setOpened] = useState<ReadonlyMap<string, number>>();
  if (!opened && heroes) setOpened(new Map(heroes.map(({ id }, index) => [id, index + 1])));
  return (heroId, rank) => {
    const before = opened?.get(heroId);
    if (before !== undefined) return before - rank;
    return opened ? 'entered' : 0;
  };
}

/** How many heroes on either side of the visitor are shown. */
const NEIGHBOURS = 2;
const SHOWN = 2 * NEIGHBOURS + 1;

export type Neighbour = HeroNeighbourhood['heroes'][number];

/**
 * A hero's neighbours in a part of the board, which begins with `firstRank`; at an end of the board more on the other
 * side. Undefined where the hero is outside that part, or where it ends before the last of `totalHeroes` that is shown.
 */
export function neighboursOn(
  board: Leaderboard | undefined,
  heroId: string,
  totalHeroes: number,
  firstRank = 1,
): Neighbour[] | undefined {
  const place = board?.findIndex(({ id }) => id === heroId) ?? -1;
  if (!board || place < 0) return undefined;
  const first = Math.max(0, Math.min(place - NEIGHBOURS, totalHeroes - SHOWN));
  if (Math.min(totalHeroes, first + SHOWN) > board.length) return undefined;
  return board.slice(first, first + SHOWN).map((hero, index) => ({ ...hero, rank: first + index + firstRank }));
}

/** What it takes to pass the next hero (one more than the difference), and the lead over the one behind. */
interface Gaps {
  rival?: { name: string; points: number };
  chaser?: { name: string; points: number };
}

/** A hero's gaps to both sides; none at an end of the board. */
export function gapsOf(neighbours: readonly Neighbour[], heroId: string): Gaps {
  const place = neighbours.findIndex(({ id }) => id === heroId);
  const own = neighbours[place];
  if (!own) return {};
  const above = neighbours[place - 1];
  const below = neighbours[place + 1];
  return {
    ...(above && { rival: { name: above.name, points: above.points - own.points + 1 } }),
    ...(below && { chaser: { name: below.name, points: own.points - below.points } }),
  };
}

/** Who stands next to the visitor, each only where the gap is the standing's own: board and standing come apart. */
export function nextTo(neighbours: readonly Neighbour[], { hero, standing }: HeroRoomState) {
  const { rival, chaser } = gapsOf(neighbours, hero.id);
  return {
    rival: rival?.points === standing.pointsToNext ? rival?.name : undefined,
    chaser: chaser?.points === standing.leadOverNext ? chaser?.name : undefined,
  };
}

/**
 * Who stands around the visitor: from the live board where it reaches so far. Further down they are asked for, again
 * whenever the visitor's own standing moves, and twice a minute for what moves beyond the next hero.
 */
export function useNeighbours(
  { hero: { id: heroId }, standing }: HeroRoomState,
  board: Leaderboard | undefined,
): Neighbour[] | undefined {
  const isPaused = useLiveStore((state) => state.isPaused);
  const shown = neighboursOn(board, heroId, standing.totalHeroes);
  const isAsked = shown === undefined;
  const { data, refetch } = useQuery({
    ...queryOptionsOf(LEADERBOARD_ROUTES.readHeroNeighbourhood, { params: { heroId }, query: { radius: SHOWN - 1 } }),
    enabled: isAsked,
    refetchInterval: !isPaused && POLLING_MS.leaderboard,
  });
  const told = data && inShort(data);
  const stands = inShort(standing);
  useEffect(() => {
    if (isAsked && told !== undefined && told !== stands) void refetch();
  }, [isAsked, told, stands, refetch]);
  const around = data?.heroes;
  return shown ?? (around && neighboursOn(around, heroId, around.length, around[0]?.rank));
}

function inShort({ rank, points, pointsToNext, leadOverNext }: HeroStanding): string {
  return [rank, points, pointsToNext, leadOverNext].join();
}

/** What the visitor's own row leads to, where it is not in sight beside the board. */
export const AROUND_YOU_ID = 'around-you';
