import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveStore } from './live-store';
import { loadStanding } from './load-standing';
import { roomKey } from './query-keys';
import type { HeroRoomState } from './room-cache';
import { useRoom } from './use-room';

/** A hero's standing and what last moved it: told by the hero's room, or polled while no live connection is up. */
export function useHeroRoom(heroId: string): HeroRoomState | undefined {
  const queryClient = useQueryClient();
  const isPolling = useLiveStore(({ status }) => status === 'polling');
  const queryKey = roomKey(`hero:${heroId}`);
  useRoom(`hero:${heroId}`);
  return useQuery<HeroRoomState>({
    queryKey,
    queryFn: isPolling ? () => loadStanding(heroId, queryClient.getQueryData(queryKey)) : skipToken,
  }).data;
}
