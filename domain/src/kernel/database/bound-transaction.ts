import { isDatabaseUnavailable } from './database-unavailable.js';

/** How long a transaction that writes may stay open, and who it is for: while it is open, readers of the log wait. */
export interface TransactionBound {
  ms: number;
  owner: string;
}

const TRANSACTION_TIMEOUT = '25P04';

/** A transaction was ended because it stayed open for too long; nothing of it was done. */
export class TransactionTooLongError extends Error {
  override readonly name = 'TransactionTooLongError';

  constructor(
    readonly owner: string,
    readonly boundMs: number,
    options: ErrorOptions,
  ) {
    super(`A writing transaction of ${owner} stayed open for longer than ${boundMs} ms and was ended.`, options);
  }
}

/** PostgreSQL ends the connection at the bound: a caller between two statements then finds its connection gone. */
export function wasCutOff(error: unknown, { ms }: TransactionBound, openForMs: number): boolean {
  for (
    let fault = error as { code?: unknown; cause?: unknown } | undefined;
    fault;
    fault = fault.cause as typeof fault
  ) {
    if (fault.code === TRANSACTION_TIMEOUT) return true;
  }
  return openForMs >= ms && isDatabaseUnavailable(error);
}

/** Bounds the transaction it runs in, and shows whose it is in `pg_stat_activity`; both end with it. */
export const BOUND_SQL = `select set_config('transaction_timeout', $1, true), set_config('application_name', $2, true)`;
