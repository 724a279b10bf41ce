import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import type { HeroSnapshot } from '@planet-heroes/contracts/socket-map';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../kernel/api/ask';
import { useLiveStore } from '../../kernel/live/live-store';
import { roomKey } from '../../kernel/live/query-keys';
import { useRoom } from '../../kernel/live/use-live-query';
import { type LastMove, rememberedMove } from './last-move';

/**
 * A hero's standing and its last move: from the hero's room, or polled while there is no live connection. Undefined
 * without a hero.
 */
export function useHeroRoom(heroId: string | undefined): HeroRoomState | undefined {
  const queryClient = useQueryClient();
  const isPolling = useLiveStore(({ status }) => status === 'polling');
  const queryKey = roomKey(`hero:${heroId ?? ''}`);
  useRoom(heroId === undefined ? undefined : `hero:${heroId}`);
  return useQuery<HeroRoomState>({
    queryKey,
    queryFn: isPolling && heroId !== undefined
      ? () => loadStanding(heroId, queryClient.getQueryData(queryKey))
      : skipToken,
  }).data;
}

/**
 * What the cache holds for a hero's room: where the hero stands, and the last change that has a cause to tell. What is
 * unread is not known where the room does not tell.
 */
export interface HeroRoomState extends Pick<HeroSnapshot, 'standing' | 'hero'>, Partial<Pick<HeroSnapshot, 'unread'>> {
  lastChange: LastMove | undefined;
}

/**
 * Reads a hero's standing while no room shows it. The answer does not contain the last move: a known cause stays, since
 * the client cannot know a later one.
 */
export async function loadStanding(heroId: string, known: HeroRoomState | undefined): Promise<HeroRoomState> {
  const { heroes, ...standing } = await ask(LEADERBOARD_ROUTES.readHeroNeighbourhood, {
    params: { heroId },
    query: { radius: 0 },
  });
  const { rank: _rank, ...hero } = heroes[0]!;
  const unread = known?.unread;
  return {
    standing,
    hero,
    ...(unread !== undefined && { unread }),
    lastChange: known?.lastChange ?? rememberedMove({ standing, hero }),
  };
}
