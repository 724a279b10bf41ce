import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a prerendered screen is hydrated, which must match its HTML exactly; true before the next paint and from
 * then on. For what differs between visitors: the time, the address’s query, what the browser remembers.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}
