import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { messages } from '../../shared/messages/messages';
import { leaveScreen } from '../state/mode-store';
import { arriveAtSection, arriveAtTop } from './arrive';
import { screenAt } from './screens';

/**
 * Document title and description, scroll position and focus after each change of route (spec document 1, section 2). Rendered beside the
 * page, so that it acts once the page is there. `firstKey` is the location that the visit
 * began with: its scroll position is the browser's to restore, unless a visitor has left before its code came.
 */
export function RouteEffects({ firstKey }: { firstKey: string }) {
  const location = useLocation();
  const { pathname } = location;
  const navigation = useNavigationType();
  const arrivedBefore = useRef(false);
  const lastPath = useRef(pathname);

  useEffect(() => {
    const { documentTitle, titles, descriptions } = messages.shell;
    const text = screenAt(pathname)?.text ?? 'notFound';
    document.title = documentTitle(titles[text]);
    document.querySelector('meta[name="description"]')?.setAttribute('content', descriptions[text]);
    return leaveScreen;
  }, [pathname]);

  useEffect(() => {
    // A screen that only notes in its address what it shows, such as a filter, stays where it is, also on the way back.
    const asksToStay = (location.state as { keepPlace?: boolean } | null)?.keepPlace;
    const goesBackWithin = navigation === 'POP' && lastPath.current === location.pathname && !location.hash;
    lastPath.current = location.pathname;
    if (arrivedBefore.current && (asksToStay || goesBackWithin)) return;
    if (location.hash) arriveAtSection(location.hash);
    else if (arrivedBefore.current || location.key !== firstKey) arriveAtTop();
    arrivedBefore.current = true;
    // The location is new at every navigation: the same hash link pressed twice must scroll twice.
  }, [location, navigation, firstKey]);

  return null;
}
