/** How an address came to show: by the browser's own way (the first of a visit, back, forward), or by a link. */
export type Arrival = 'pop' | 'push' | 'replace';

/** Where the visitor is. A new one at every navigation, also to where one is already. */
export interface Address {
  pathname: string;
  /** With its question mark; empty where there is none. */
  search: string;
  /** With its hash sign; empty where there is none. */
  hash: string;
  /** Names this entry of the browser's history; it outlives a reload. */
  key: string;
  /** What the navigation left for the screen it led to. */
  state: unknown;
  arrival: Arrival;
}

/** What the history keeps with an entry of ours. Another's, such as one that a link of the browser made, is null. */
export interface HistoryEntry {
  key: string;
  state?: unknown;
}

/** The key of entries that are not ours. */
const FOREIGN_KEY = 'default';

/** The address that the browser shows, from its location and from what the history keeps with it. */
export function addressOf(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  entry: unknown,
  arrival: Arrival,
): Address {
  const { key, state } = (entry ?? {}) as Partial<HistoryEntry>;
  return { pathname, search, hash, key: key ?? FOREIGN_KEY, state: state ?? null, arrival };
}

/**
 * Where a link leads from a path: `#part` and `?query` stay on it and drop what was asked there, as a whole address
 * would; all others begin with a slash.
 */
export function resolveTo(to: string, pathname: string): string {
  if (to === '' || to === '?') return pathname;
  return to.startsWith('#') || to.startsWith('?') ? pathname + to : to;
}

/**
 * Whether a link to a path is one to where the visitor is: the path itself or, unless `exactly`, what lies below it.
 */
export function isAt(pathname: string, path: string, exactly: boolean): boolean {
  return pathname === path || (!exactly && pathname.startsWith(`${path}/`));
}
