const CHUNK = 256;

/** A list kept in order, in chunks, so that adding, removing and finding a place stay cheap in long lists. */
export class SortedList<T> {
  private readonly chunks: T[][] = [];
  private count = 0;

  /** `compare` must never call two different items equal. */
  constructor(private readonly compare: (a: T, b: T) => number) {}

  get length(): number {
    return this.count;
  }

  add(item: T): void {
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
    const at = this.chunkFor(item);
    const chunk = this.chunks[at]!;
    chunk.splice(this.placeIn(chunk, item), 1);
    if (chunk.length === 0) this.chunks.splice(at, 1);
    this.count--;
  }

  /** How many items come before an item that is in the list. */
  indexOf(item: T): number {
    const at = this.chunkFor(item);
    let before = 0;
    for (let earlier = 0; earlier < at; earlier++) before += this.chunks[earlier]!.length;
    return before + this.placeIn(this.chunks[at]!, item);
  }

  at(index: number): T | undefined {
    let left = index;
    for (const chunk of this.chunks) {
      if (left < chunk.length) return chunk[left];
      left -= chunk.length;
    }
    return undefined;
  }

  private chunkFor(item: T): number {
    let low = 0;
    let high = this.chunks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.compare(this.chunks[middle]!.at(-1)!, item) < 0) low = middle + 1;
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
