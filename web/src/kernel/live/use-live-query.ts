import type { RoomName } from '@planet-heroes/contracts/socket-map';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallQuery } from '../api/query-options';
import { liveConnection, useLiveStore } from './live-store';

/**
 * A query whose answer a room keeps current. Known room state saves the first GET; without a live connection a screen
 * that opens asks again, because what the cache holds may be old.
 */
export function useLiveQuery<T>(room: RoomName, query: CallQuery<T>, known?: () => T | undefined): UseQueryResult<T> {
  const isPolling = useLiveStore(({ status }) => status === 'polling');
  useRoom(room);
  return useQuery({ ...query, ...(known && { initialData: known }), refetchOnMount: isPolling ? 'always' : true });
}

/** Keeps a room's queries current while the component is on screen; undefined where there is none to keep. */
export function useRoom(room: RoomName | undefined): void {
  useEffect(() => (room === undefined ? undefined : liveConnection.hold(room)), [room]);
}
