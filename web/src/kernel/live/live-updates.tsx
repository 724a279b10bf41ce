import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followOtherTabs } from './other-tabs';
import { liveConnection } from './live-client';
import { usePolling } from './use-polling';
import { useRoomCache } from './use-room-cache';

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
