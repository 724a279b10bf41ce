import { type RefObject, useEffect } from 'react';

/** Shows the item that a link names, and puts the focus on its heading for those who do not see the page move. */
export function useArrival(heading: RefObject<HTMLElement | null>, isNamed: boolean): void {
  useEffect(() => {
    if (!isNamed) return undefined;
    // After the change of route, which starts the page at its top.
    const timer = setTimeout(() => {
      heading.current?.scrollIntoView({ block: 'center' });
      heading.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [heading, isNamed]);
}
