import { useState } from 'react';

/** How many rows a list asks for at once. */
export const PAGE_ROWS = 25;
/** As many as one answer may hold. */
const MAX_ROWS = 500;

/** Every page of a list, one after the other. */
export async function allPages<Page extends { next?: string | undefined }>(
  load: (after: string | undefined, limit: number) => Promise<Page>,
): Promise<Page[]> {
  const pages = [await load(undefined, MAX_ROWS)];
  for (let next = pages[0]!.next; next !== undefined; next = pages.at(-1)!.next) {
    pages.push(await load(next, MAX_ROWS));
  }
  return pages;
}

/** Sorted by what changes, a row may have come to the next page since the one before was read. */
export function eachOnce<T extends { id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

interface Versioned {
  id: string;
  version: number;
}

/** Of two tellings of the same thing, the later one. */
export function later<T extends Versioned>(known: T, told: T | undefined): T {
  return told && told.version > known.version ? told : known;
}

/**
 * A loaded list with its room's later changes: changed rows show their current state, and `takesNew` prepends newer
 * rows. `total` counts all that match, shown or not.
 */
export function overlayRoom<T extends Versioned>(
  loaded: { items: readonly T[]; total: number },
  told: readonly T[] | undefined,
  { takesNew, createdAt }: { takesNew: boolean; createdAt: (item: T) => string },
): { items: readonly T[]; total: number } {
  if (!told) return loaded;
  const newest = new Map(told.map((item) => [item.id, item]));
  const items = loaded.items.map((item) => later(item, newest.get(item.id)));
  if (!takesNew) return { items, total: loaded.total };
  const known = new Set(loaded.items.map(({ id }) => id));
  const since = loaded.items[0] ? createdAt(loaded.items[0]) : '';
  const added = told.filter((item) => !known.has(item.id) && createdAt(item) >= since);
  return { items: [...added, ...items], total: loaded.total + added.length };
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

interface SteadyRows<T> {
  rows: readonly T[] | undefined;
  /** How many have come since, and are not shown. */
  waiting: number;
  /** Shows them. */
  take: () => void;
}

/**
 * A live list that does not move under a reader's eyes: while it `isRead` and its `question` is the same, rows keep
 * their places.
 */
export function useSteadyRows<T extends Versioned>(
  fresh: readonly T[] | undefined,
  { told, question, isRead }: { told: readonly T[] | undefined; question: string; isRead: boolean },
): SteadyRows<T> {
  const [shown, setShown] = useState({ question, rows: fresh });
  const isHeld = isRead && shown.question === question && shown.rows !== undefined && fresh !== undefined;
  const { rows, waiting } = isHeld ? steadyRows(shown.rows!, fresh, told) : { rows: fresh, waiting: 0 };
  if (shown.question !== question || !areSame(rows, shown.rows)) setShown({ question, rows });
  return { rows, waiting, take: () => setShown({ question, rows: fresh }) };
}

function areSame<T>(one: readonly T[] | undefined, other: readonly T[] | undefined): boolean {
  return one?.length === other?.length && (one?.every((row, index) => row === other![index]) ?? true);
}
