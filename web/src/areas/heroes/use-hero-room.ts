import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveStore } from '../../kernel/live/live-store';
import { loadStanding } from './load-standing';
import { roomKey } from '../../kernel/live/query-keys';
import type { HeroRoomState } from './room-state';
import { useRoom } from '../../kernel/live/use-room';

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
