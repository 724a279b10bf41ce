import { useEffect, useRef } from 'react';
import { useAddress } from '../../kernel/routing/use-routing';
import { leaveScreen } from '../state/mode-store';

/**
 * Scroll position and focus after each change of route (spec document 1, section 2).
 * Rendered beside the page, so that it acts once the page is there. `firstKey` is the address that the visit began
 * with: its scroll position is the browser's to restore, unless a visitor has left before its code came.
 */
export function RouteEffects({ firstKey }: { firstKey: string }) {
  const address = useAddress();
  const { pathname } = address;
  const arrivedBefore = useRef(false);
  const lastPath = useRef(pathname);

  useEffect(() => () => leaveScreen(pathname), [pathname]);

  useEffect(() => {
    // A screen that only notes in its address what it shows, such as a filter, stays where it is, also on the way back.
    const asksToStay = (address.state as { keepPlace?: boolean } | null)?.keepPlace;
    const goesBackWithin = address.arrival === 'pop' && lastPath.current === address.pathname && !address.hash;
    lastPath.current = address.pathname;
    if (arrivedBefore.current && (asksToStay || goesBackWithin)) return;
    if (address.hash) arriveAtSection(address.hash);
    else if (arrivedBefore.current || address.key !== firstKey) arriveAtTop();
    arrivedBefore.current = true;
    // The address is new at every navigation: the same hash link pressed twice must scroll twice.
  }, [address, firstKey]);

  return null;
}

/** Moves focus without scrolling; headings and sections are made focusable for it. */
function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Shows the section that a hash link names, and puts focus there for those who do not see the page move. */
function arriveAtSection(hash: string): void {
  const section = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!section) return;
  section.scrollIntoView({ block: 'start' });
  focusQuietly(section);
}

/** Starts a new screen at its top, with focus on its main heading, which a screen reader then speaks. */
function arriveAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusQuietly(heading);
}
