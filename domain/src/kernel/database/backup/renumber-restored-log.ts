import type { SqlRunner } from '../database.js';

/**
 * Transaction ids belong to one server. In a log restored onto another they may lie in the future, where no reader
 * would ever reach them: such rows move to the beginning, and keep their order by row number. What was archived lies
 * before them.
 */
export async function renumberRestoredLog(database: SqlRunner): Promise<void> {
  const [row] = await database.query<{ ahead: boolean }>(`
    select exists (select from event_log where transaction_id >= pg_snapshot_xmax(pg_current_snapshot()))
        or exists (select from log_archive where last_transaction_id >= pg_snapshot_xmax(pg_current_snapshot())) as ahead`);
  if (!row!.ahead) return;
  await database.query(`update event_log set transaction_id = '1'::xid8`);
  await database.query(`update log_archive set first_transaction_id = '1'::xid8, last_transaction_id = '1'::xid8`);
}
