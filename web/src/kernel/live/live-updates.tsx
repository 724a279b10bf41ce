import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followOtherTabs } from './other-tabs';
import { liveConnection, useLiveStore } from './live-store';
import { loadRooms, rooms } from './load-rooms';
import { roomKind } from './query-keys';
import { writeRoomUpdate } from './rooms';

/** Runs the live connection, and polling in its place. Stands once, among the queries. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  useRoomCache();
  usePolling();
  useEffect(
    () =>
      followOtherTabs(() => {
        liveConnection.renew();
        void queryClient.resetQueries();
      }),
    [queryClient],
  );
  useEffect(() => {
    liveConnection.start();
    return () => liveConnection.stop();
  }, []);
  return null;
}

/** Maps every room message into the query cache, so that screens read queries and never sockets. */
function useRoomCache(): void {
  const queryClient = useQueryClient();
  useEffect(() => liveConnection.onUpdate((update) => writeRoomUpdate(rooms(), queryClient, update)), [queryClient]);
  useEffect(() => liveConnection.onRefused((room) => rooms()[roomKind(room)].refused?.(queryClient)), [queryClient]);
}

/** Polls while no live connection is up, and never while live or paused. */
function usePolling(): void {
  const queryClient = useQueryClient();
  const isPolling = useLiveStore(({ status, isPaused }) => status === 'polling' && !isPaused);
  useEffect(() => {
    if (!isPolling) return undefined;
    const over = new AbortController();
    void poll(queryClient, over.signal);
    return () => over.abort();
  }, [isPolling, queryClient]);
}

async function poll(queryClient: QueryClient, over: AbortSignal): Promise<void> {
  try {
    const [{ startPolling }] = await Promise.all([import('./polling'), loadRooms()]);
    if (!over.aborted) over.addEventListener('abort', startPolling(queryClient));
  } catch (error) {
    // Cut off before anything else came: what would be polled would not come either.
    console.warn('A part of the page could not be loaded', error);
  }
}
