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
