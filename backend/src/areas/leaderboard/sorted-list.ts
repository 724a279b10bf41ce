const CHUNK = 128;

/** A list kept in order, in chunks, so that adding, removing and finding a place stay cheap in long lists. */
export class SortedList<T> {
  private chunks: T[][] = [];
  private count = 0;
  private unsorted = false;

  /** `compare` must never call two different items equal. */
  constructor(private readonly compare: (a: T, b: T) => number) {}

  get length(): number {
    return this.count;
  }

  /** Adds an item at the end, in any order; the list is sorted when it is next read. */
  append(item: T): void {
    this.count++;
    this.unsorted = true;
    if (this.chunks.length === 0) this.chunks.push([item]);
    else this.chunks[0]!.push(item);
  }

  add(item: T): void {
    this.sort();
    this.count++;
    if (this.chunks.length === 0) {
      this.chunks.push([item]);
      return;
    }
    const at = Math.min(this.chunkFor(item), this.chunks.length - 1);
    const chunk = this.chunks[at]!;
    chunk.splice(this.placeIn(chunk, item), 0, item);
    if (chunk.length > 2 * CHUNK) this.chunks.splice(at + 1, 0, chunk.splice(CHUNK));
  }

  /** Takes out an item that is in the list. */
  remove(item: T): void {
    this.sort();
    const at = this.chunkFor(item);
    const chunk = this.chunks[at]!;
    chunk.splice(this.placeIn(chunk, item), 1);
    if (chunk.length === 0) this.chunks.splice(at, 1);
    this.count--;
  }

  /** How many items come before an item that is in the list. */
  indexOf(item: T): number {
    this.sort();
    const at = this.chunkFor(item);
    let before = 0;
    for (let earlier = 0; earlier < at; earlier++) before += this.chunks[earlier]!.length;
    return before + this.placeIn(this.chunks[at]!, item);
  }

  at(index: number): T | undefined {
    this.sort();
    let left = index;
    for (const chunk of this.chunks) {
      if (left < chunk.length) return chunk[left];
      left -= chunk.length;
    }
    return undefined;
  }

  private sort(): void {
    if (!this.unsorted) return;
    this.unsorted = false;
    const items = this.chunks.flat().sort(this.compare);
    this.chunks = [];
    for (let at = 0; at < items.length; at += CHUNK) this.chunks.push(items.slice(at, at + CHUNK));
  }

  private chunkFor(item: T): number {
    let low = 0;
    let high = this.chunks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const chunk = this.chunks[middle]!;
      if (this.compare(chunk[chunk.length - 1]!, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private placeIn(chunk: readonly T[], item: T): number {
    let low = 0;
    let high = chunk.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.compare(chunk[middle]!, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
