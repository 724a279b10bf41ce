import { type ReactNode, useEffect } from 'react';
import { afterFirstPaint } from './after-first-paint';
import { liveConnection } from './live-client';
import { usePolling } from './use-polling';
import { useRoomCache } from './use-room-cache';

/** Runs the live connection, and polling in its place. Stands once, inside the query client's provider. */
export function LiveProvider({ children }: { children: ReactNode }) {
  useRoomCache();
  usePolling();
  useEffect(() => {
    const callOff = afterFirstPaint(() => liveConnection.start());
    return () => {
      callOff();
      liveConnection.stop();
    };
  }, []);
  return children;
}
