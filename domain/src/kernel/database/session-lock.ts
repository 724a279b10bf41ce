import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Database } from './database.js';

/** One number for what only one process at a time may do. */
export const SESSION_LOCKS = { prepare: 7_203_110_468, archive: 7_203_110_469 } as const;

const WAIT_MS = 100;

/**
 * Works on a connection while that holds a lock, which goes with it, however this process ends. Waits for it, or, where
 * `orElse` is given, throws that if another has it.
 */
export async function withSessionLock<T>(
  database: Database,
  lock: keyof typeof SESSION_LOCKS,
  work: (client: PoolClient) => Promise<T>,
  orElse?: () => Error,
): Promise<T> {
  const client = await (await database.pool()).connect();
  const key = [SESSION_LOCKS[lock]];
  try {
    // Asked again and again: a statement that waits is an open transaction, and would hold up an index that is built
    // concurrently by the one that has the lock.
    for (;; await pause(WAIT_MS)) {
      const { rows: [row] } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', key);
      if (row!.taken) break;
      if (orElse) throw orElse();
    }
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', key).catch(() => undefined);
    client.release();
  }
}
