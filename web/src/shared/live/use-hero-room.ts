import { skipToken, useQuery } from '@tanstack/react-query';
import { liveQueryKeys } from './query-keys';
import type { HeroRoomState } from './room-cache';
import { useRoom } from './use-room';

/** A hero's standing and what last moved it, once the hero's room has told; nothing is asked over HTTP. */
export function useHeroRoom(heroId: string): HeroRoomState | undefined {
  useRoom(`hero:${heroId}`);
  return useQuery<HeroRoomState>({ queryKey: liveQueryKeys.room(`hero:${heroId}`), queryFn: skipToken }).data;
}
