import { useEffect, useState } from 'react';
import type { LiveStatus } from './live-connection';
import { useLiveStore } from './live-store';

/** A catch-up that is over sooner than this is not worth telling. */
const NOTICE_AFTER_MS = 500;

/** The status for the eye: short catch-ups leave it as it was, so that the badge does not flicker. */
export function useShownStatus(): LiveStatus {
  const status = useLiveStore((store) => store.status);
  const [shown, setShown] = useState(status);
  useEffect(() => {
    const isBrief = status === 'connecting' || status === 'catching-up';
    const timer = setTimeout(() => setShown(status), isBrief ? NOTICE_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [status]);
  return shown;
}
