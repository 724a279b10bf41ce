import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { until } from './until.js';

/** The statement that holds a row, or what an advisory lock is named by. */
export interface Held {
  sql: string;
  parameters: unknown[];
}

export const rowOf = (table: string, id: string): Held => (
  { sql: `select from ${table} where id = $1 for no key update`, parameters: [id] }
);

/** True where an act locks what another transaction holds before it writes; otherwise the statement that waits. */
export async function locksFirst(database: Database, held: Held, act: () => Promise<unknown>): Promise<true | string> {
  let acting: Promise<unknown> = Promise.resolve();
  const statement = await database.transaction(async (holder) => {
    await holder.query(held.sql, held.parameters);
    const [holding] = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
    let hasEnded = false;
    acting = act().finally(() => {
      hasEnded = true;
    });
    return until('the row to be waited for, or the act to end', async () => {
      const [waiting] = await database.query<{ pid: number }>(
        'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
        [holding!.pid],
      );
      if (!waiting) return hasEnded && 'nothing';
      // PostgreSQL copies all statements before it looks who waits: a copy made with the pid may be the one before.
      const [blocked] = await database.query<{ query: string }>('select query from pg_stat_activity where pid = $1', [
        waiting.pid,
      ]);
      return blocked!.query;
    });
  });
  await acting;
  return /\bfor (no key )?update\b|pg_advisory_xact_lock/i.test(statement) || statement;
}
