import type { RoomName } from '@planet-heroes/contracts/socket-map';
import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLiveStore } from './live-store';
import { useRoom } from './use-room';

/**
 * A query whose answer a room keeps current. Known room state saves the first GET; without a live connection a screen
 * that opens asks again, because what the cache holds may be old.
 */
export function useLiveQuery<T>(room: RoomName, queryKey: QueryKey, known?: () => T | undefined): UseQueryResult<T> {
  const isPolling = useLiveStore(({ status }) => status === 'polling');
  useRoom(room);
  return useQuery<T>({ queryKey, initialData: known, refetchOnMount: isPolling ? 'always' : true });
}
