import type { RoomName } from '@planet-heroes/contracts/socket-map';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallQuery } from '../api/query-options';
import { useLiveStore } from './live-store';
import { useRoom } from './use-room';

/**
 * A query whose answer a room keeps current. Known room state saves the first GET; without a live connection a screen
 * that opens asks again, because what the cache holds may be old.
 */
export function useLiveQuery<T>(room: RoomName, query: CallQuery<T>, known?: () => T | undefined): UseQueryResult<T> {
  const isPolling = useLiveStore(({ status }) => status === 'polling');
  useRoom(room);
  return useQuery({ ...query, ...(known && { initialData: known }), refetchOnMount: isPolling ? 'always' : true });
}
