import { useEffect, useEffectEvent } from 'react';

/** Shows the item that a link names, and puts the focus on it for those who do not see the page move. */
export function useArrival(item: () => HTMLElement | null, isNamed: boolean): void {
  const arrive = useEffectEvent(() => {
    item()?.scrollIntoView({ block: 'center' });
    item()?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!isNamed) return undefined;
    // After the change of route, which starts the page at its top.
    const timer = setTimeout(() => arrive());
    return () => clearTimeout(timer);
  }, [isNamed]);
}
