import { later } from './overlay-room';

interface Versioned {
  id: string;
  version: number;
}

/**
 * The rows on screen, each in its current state and in its place: newer rows wait, and rows that no longer match stay
 * in their last state.
 */
export function steadyRows<T extends Versioned>(
  shown: readonly T[],
  fresh: readonly T[],
  told: readonly T[] | undefined,
): { rows: readonly T[]; waiting: number } {
  const current = new Map(fresh.map((row) => [row.id, row]));
  const newest = new Map(told?.map((row) => [row.id, row]));
  const rows = shown.map((row) => current.get(row.id) ?? later(row, newest.get(row.id)));
  const known = new Set(shown.map(({ id }) => id));
  return { rows, waiting: fresh.filter(({ id }) => !known.has(id)).length };
}
