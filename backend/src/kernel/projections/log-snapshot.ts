/**
 * Which events a state loaded from one snapshot of the database (a pg_snapshot as text, `xmin:xmax:xip,…`) already
 * includes.
 */
export class LogSnapshot {
  private readonly first: bigint;
  private readonly end: bigint;
  private readonly open: ReadonlySet<string>;

  constructor(text: string) {
    const [first, end, open] = text.split(':') as [string, string, string];
    this.first = BigInt(first);
    this.end = BigInt(end);
    this.open = new Set(open.split(','));
  }

  /** Whether it saw what a transaction wrote, given that this was committed since. */
  shows(transactionId: string): boolean {
    const id = BigInt(transactionId);
    return id < this.first || (id < this.end && !this.open.has(transactionId));
  }

  /** Whether it can have seen neither this transaction nor a later one. */
  endsBefore(transactionId: string): boolean {
    return BigInt(transactionId) >= this.end;
  }
}
