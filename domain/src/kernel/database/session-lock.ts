import type { Database } from './database.js';

/** One number for what only one process at a time may do. */
export const SESSION_LOCKS = { prepare: 7_203_110_468, archive: 7_203_110_469 } as const;

/**
 * Works while it holds a lock that goes with its connection, however this process ends. Waits for it, or, where
 * `orElse` is given, throws that if another has it.
 */
export async function withSessionLock<T>(
  database: Database,
  lock: keyof typeof SESSION_LOCKS,
  work: () => Promise<T>,
  orElse?: () => Error,
): Promise<T> {
  const client = await (await database.pool()).connect();
  const key = [SESSION_LOCKS[lock]];
  try {
    if (orElse) {
      const { rows: [row] } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', key);
      if (!row!.taken) throw orElse();
    } else await client.query('select pg_advisory_lock($1)', key);
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', key).catch(() => undefined);
    client.release();
  }
}
