import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a screen that was drawn ahead is taken over, which must show exactly what was drawn; true before the next
 * paint and ever after. For what differs between visitors: the time, the address’s query, what the browser remembers.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}
