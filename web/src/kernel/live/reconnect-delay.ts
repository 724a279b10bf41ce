const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;

/**
 * How long to wait before the given attempt (from 0), in ms: doubling up to ten seconds, and half of it at random, so
 * that the browsers that one server restart cut off do not all come back at once.
 */
export function reconnectDelay(attempt: number, random: () => number): number {
  const ceiling = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
  return Math.round(ceiling / 2 + random() * (ceiling / 2));
}
