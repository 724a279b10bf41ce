import { useEffect } from 'react';
import { liveConnection } from './live-client';
import { usePolling } from './use-polling';
import { useRoomCache } from './use-room-cache';

/** Runs the live connection, and polling in its place. Stands once, among the queries. */
export function LiveUpdates() {
  useRoomCache();
  usePolling();
  useEffect(() => {
    liveConnection.start();
    return () => liveConnection.stop();
  }, []);
  return null;
}
