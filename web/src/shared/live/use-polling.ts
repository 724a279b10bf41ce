import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveStore } from './live-store';
import { startPolling } from './polling';

/** Polls while no live connection is up, and never while live or paused. */
export function usePolling(): void {
  const queryClient = useQueryClient();
  const isPolling = useLiveStore(({ status, isPaused }) => status === 'polling' && !isPaused);
  useEffect(() => (isPolling ? startPolling(queryClient) : undefined), [isPolling, queryClient]);
}
