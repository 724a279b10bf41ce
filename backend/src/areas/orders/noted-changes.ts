/**
 * What changed in a list since it was last taken. Of two states of one thing, the one with the higher version stays.
 */
export class NotedChanges<T extends { id: string }> {
  private readonly changed = new Map<string, T>();
  private readonly removed = new Set<string>();

  constructor(private readonly versionOf: (item: T) => number) {}

  get isEmpty(): boolean {
    return this.changed.size + this.removed.size === 0;
  }

  change(item: T): void {
    const before = this.changed.get(item.id);
    if (!before || this.versionOf(item) >= this.versionOf(before)) this.changed.set(item.id, item);
  }

  remove(id: string): void {
    this.changed.delete(id);
    this.removed.add(id);
  }

  take(): { changed: T[]; removed: string[] } {
    const taken = { changed: [...this.changed.values()], removed: [...this.removed] };
    this.changed.clear();
    this.removed.clear();
    return taken;
  }
}
