import { useSyncExternalStore } from 'react';

function onScroll(notify: () => void): () => void {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
}

/** Whether the page is scrolled further than a number of pixels. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(onScroll, () => scrollY > pixels, () => false);
}
