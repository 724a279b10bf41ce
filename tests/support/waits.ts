import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { until } from './until.js';

/** Whether an act, before it writes, locks a row: it then waits for the transaction that holds it. */
export async function locksFirst(
  database: Database,
  { table, id }: { table: string; id: string },
  act: () => Promise<unknown>,
): Promise<boolean> {
  let acting: Promise<unknown> = Promise.resolve();
  const statement = await database.transaction(async (holder) => {
    const [held] = await holder.query<{ pid: number }>(
      `select pg_backend_pid() as pid from ${table} where id = $1 for no key update`,
      [id],
    );
    let hasEnded = false;
    acting = act().finally(() => {
      hasEnded = true;
    });
    return until('the row to be waited for, or the act to end', async () => {
      const [waiting] = await database.query<{ query: string }>(
        'select query from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
        [held!.pid],
      );
      return waiting?.query ?? (hasEnded && 'nothing');
    });
  });
  await acting;
  return /\bfor (no key )?update\b/i.test(statement);
}
