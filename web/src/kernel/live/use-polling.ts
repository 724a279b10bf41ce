import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveStore } from './live-store';
import { loadRooms } from './load-rooms';

/** Polls while no live connection is up, and never while live or paused. */
export function usePolling(): void {
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
