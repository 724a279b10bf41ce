import type { TransactionBound } from '../database/bound-transaction.js';
import type { Database } from '../database/database.js';

/** Rows in one transaction: readers of the log wait for each. */
const ROWS_AT_ONCE = 2_000;
/** What is left after this many rounds is removed the next time. */
const MAX_ROUNDS = 100;

export interface RetentionContext {
  cause: string;
  now: Date;
  bound: TransactionBound;
}

/** How much was removed, and the last transaction that wrote events about it. */
export interface Removed {
  removed: number;
  transactionId?: string | undefined;
}

/** Removes what was kept for long enough, in many short transactions: it may run again. */
export type Retention = (database: Database, context: RetentionContext) => Promise<Removed>;

/** A retention of rows that nobody is notified of: `remove` deletes up to `rows` and returns how many it deleted. */
export function removeInRounds(remove: (database: Database, rows: number, now: Date) => Promise<number>): Retention {
  return async (database, { now }) => {
    let removed = 0;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const some = await remove(database, ROWS_AT_ONCE, now);
      removed += some;
      if (some < ROWS_AT_ONCE) break;
    }
    return { removed };
  };
}
