import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import type { HeroStanding, Leaderboard } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { useLiveStore } from '../../../kernel/live/live-store';
import type { HeroRoomState } from '../../heroes/room-state';
import { type Neighbour, NEIGHBOURS, neighboursOn } from './neighbours';

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
    ...queryOptionsOf(LEADERBOARD_ROUTES.readHeroNeighbourhood, { params: { heroId }, query: { radius: NEIGHBOURS } }),
    enabled: isAsked,
    refetchInterval: !isPaused && POLLING_MS.leaderboard,
  });
  const told = data && inShort(data);
  const stands = inShort(standing);
  useEffect(() => {
    if (isAsked && told !== undefined && told !== stands) void refetch();
  }, [isAsked, told, stands, refetch]);
  return shown ?? data?.heroes;
}

function inShort({ rank, points, pointsToNext, leadOverNext }: HeroStanding): string {
  return [rank, points, pointsToNext, leadOverNext].join();
}
