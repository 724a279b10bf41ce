import { useEffect, useState } from 'react';
import { onServerClockSet, serverNow } from './server-clock';

/** The server's time in ms, updated at an interval, for countdowns. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const update = (): void => setNow(serverNow());
    const timer = setInterval(update, everyMs);
    const end = onServerClockSet(update);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [everyMs]);
  return now;
}
