import { useEffect } from 'react';
import { loadAllParts } from '../../kernel/hydration/drawn-part';
import { loadAhead } from '../../kernel/hydration/not-loaded';
import { screenAt } from '../routes';

/**
 * Loads a screen's code as soon as a pointer rests on a link to it or focus reaches it, so that the click feels
 * instant; likewise what a press on a tab needs.
 */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    const preload = (event: Event): void => {
      const target = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a, [role="tab"]');
      if (!target) return;
      const screen = target.origin === location.origin ? screenAt(target.pathname) : undefined;
      // A change of the address renders the parts of this page again and would wait for their code.
      loadAhead(loadAllParts, async () => screen?.preloadWhole());
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}
