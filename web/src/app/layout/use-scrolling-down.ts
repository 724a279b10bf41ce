import { useSyncExternalStore } from 'react';

/** Smaller movements, such as a trembling thumb's, change nothing. */
const THRESHOLD_PX = 8;

let last = 0;
let down = false;

function onScroll(notify: () => void): () => void {
  const listen = (): void => {
    const top = Math.max(scrollY, 0);
    if (Math.abs(top - last) < THRESHOLD_PX) return;
    down = top > last;
    last = top;
    notify();
  };
  addEventListener('scroll', listen, { passive: true });
  return () => removeEventListener('scroll', listen);
}

/** Whether the page was last scrolled down: the visitor reads on. */
export function useScrollingDown(): boolean {
  return useSyncExternalStore(onScroll, () => down);
}
