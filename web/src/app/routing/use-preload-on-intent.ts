import { useEffect } from 'react';
import { screenAt } from './screens';

/**
 * Loads a screen's code as soon as a pointer rests on a link to it or focus reaches it, so that the click feels
 * instant.
 */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    const preload = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // A failed preload is no failure: the click tries again and reports.
      if (link?.origin === location.origin) screenAt(link.pathname)?.preloadWhole().catch(() => undefined);
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}
