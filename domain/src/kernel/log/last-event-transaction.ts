import type { SqlRunner } from '../database/database.js';

/** The transaction that wrote to the log last, as far as the caller can see; undefined while the log is empty. */
export async function lastEventTransaction(database: SqlRunner): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }>('select transaction_id::text as id from event_log order by transaction_id desc limit 1');
  return row?.id;
}
