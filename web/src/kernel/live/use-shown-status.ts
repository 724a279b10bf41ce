import { useEffect, useState } from 'react';
import type { LiveStatus } from './live-status';
import { useLiveStore } from './live-store';

/** A catch-up that is over sooner than this is not worth telling. */
const NOTICE_AFTER_MS = 500;

/** So long a first connection takes its time unnoticed. */
const FIRST_NOTICE_AFTER_MS = 5_000;

const isOnItsWay = (status: LiveStatus): boolean => status === 'connecting' || status === 'catching-up';

/**
 * The status for the eye: short catch-ups leave it as it was, so that the badge does not flicker, and nobody is greeted
 * with one: undefined until there is something to tell.
 */
export function useShownStatus(): LiveStatus | undefined {
  const status = useLiveStore((store) => store.status);
  const [shown, setShown] = useState(isOnItsWay(status) ? undefined : status);
  const isFirst = shown === undefined;
  useEffect(() => {
    const noticeAfter = isFirst ? FIRST_NOTICE_AFTER_MS : NOTICE_AFTER_MS;
    const timer = setTimeout(() => setShown(status), isOnItsWay(status) ? noticeAfter : 0);
    return () => clearTimeout(timer);
  }, [status, isFirst]);
  return shown;
}
