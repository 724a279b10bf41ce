import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let shownPath = location.pathname;
let hasMoved = false;

/** Whether this page was come to from another of these: then its heading takes the focus. */
export const wasMovedTo = (): boolean => hasMoved;

/** Goes to another of these pages, or to another query of this one. */
export function go(href: string): void {
  const from = location.pathname;
  history.pushState(null, '', href);
  notice();
  if (location.pathname !== from) scrollTo({ top: 0, behavior: 'instant' });
}

/** The address, as it is now and after going on or back. */
export function useAddress(): { path: string; query: URLSearchParams } {
  const path = useSyncExternalStore(subscribe, () => location.pathname);
  const search = useSyncExternalStore(subscribe, () => location.search);
  return { path, query: useMemo(() => new URLSearchParams(search), [search]) };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notice(): void {
  hasMoved ||= location.pathname !== shownPath;
  shownPath = location.pathname;
  for (const listener of listeners) listener();
}

addEventListener('popstate', notice);
