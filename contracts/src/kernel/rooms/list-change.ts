/** What changed in a list of things with ids: changed and new ones whole, and the ids of those that are gone. */
export interface ListChange<T extends { id: string }> {
  changed: T[];
  removed: string[];
}

/** Applies a change: changed items keep their place, new ones come last. Leaves the list given untouched. */
export function applyListChange<T extends { id: string }>(
  items: readonly T[],
  { changed, removed }: ListChange<T>,
): T[] {
  const newer = new Map(changed.map((item) => [item.id, item]));
  const gone = new Set(removed);
  const kept = items.flatMap((item) => (gone.has(item.id) ? [] : [newer.get(item.id) ?? item]));
  const known = new Set(items.map(({ id }) => id));
  return [...kept, ...changed.filter(({ id }) => !known.has(id))];
}
