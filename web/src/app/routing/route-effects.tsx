import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { messages } from '../../shared/messages/messages';
import { arriveAtSection, arriveAtTop } from './arrive';
import { screenAt } from './screens';

/**
 * Document title, scroll position and focus after each change of route (spec document 1, section 2). Rendered beside the
 * page inside its Suspense boundary, so that it acts once the page is there. `firstKey` is the location that the visit
 * began with: its scroll position is the browser's to restore, unless a visitor has left before its code came.
 */
export function RouteEffects({ firstKey }: { firstKey: string }) {
  const location = useLocation();
  const { pathname } = location;
  const arrivedBefore = useRef(false);

  useEffect(() => {
    document.title = messages.shell.documentTitle(screenAt(pathname)?.title ?? messages.shell.titles.notFound);
  }, [pathname]);

  useEffect(() => {
    if (location.hash) arriveAtSection(location.hash);
    else if (arrivedBefore.current || location.key !== firstKey) arriveAtTop();
    arrivedBefore.current = true;
    // The location is new at every navigation: the same hash link pressed twice must scroll twice.
  }, [location, firstKey]);

  return null;
}
