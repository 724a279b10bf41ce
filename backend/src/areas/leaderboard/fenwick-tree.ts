/** Counts by whole-numbered key from 0 to `size` − 1, with sums and selection in O(log size) (Fenwick, 1994). */
export class FenwickTree {
  private readonly sums: Int32Array;
  private count = 0;

  constructor(private readonly size: number) {
    if ((size & (size - 1)) !== 0) throw new RangeError('The size must be a power of two.');
    this.sums = new Int32Array(size + 1);
  }

  get total(): number {
    return this.count;
  }

  add(key: number, amount: number): void {
    this.count += amount;
    for (let at = key + 1; at <= this.size; at += at & -at) this.sums[at]! += amount;
  }

  /** How many are at this key or below it. */
  countUpTo(key: number): number {
    let sum = 0;
    for (let at = key + 1; at > 0; at -= at & -at) sum += this.sums[at]!;
    return sum;
  }

  /** The smallest key up to which at least `count` are counted; `count` from 1 to `total`. */
  keyAt(count: number): number {
    let at = 0;
    let left = count;
    for (let step = this.size; step > 0; step >>= 1) {
      const next = at + step;
      if (next <= this.size && this.sums[next]! < left) {
        at = next;
        left -= this.sums[next]!;
      }
    }
    return at;
  }
}
