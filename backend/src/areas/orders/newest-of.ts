/** Of several states of one thing, the one with the highest version; of two with the same, the later. */
export function newestOf<T extends { id: string }>(states: readonly T[], versionOf: (state: T) => number): T[] {
  const newest = new Map<string, T>();
  for (const state of states) {
    const known = newest.get(state.id);
    if (!known || versionOf(state) >= versionOf(known)) newest.set(state.id, state);
  }
  return [...newest.values()];
}
