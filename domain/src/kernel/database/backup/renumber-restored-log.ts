import type { SqlRunner } from '../database.js';

/** Gives the log an id, where it has none. Its positions are compared only where their logs' ids are equal. */
export async function nameLog(database: SqlRunner): Promise<void> {
  await database.query(`insert into instance_secret values ('log-id', left(gen_random_uuid()::text, 8)) on conflict do nothing`);
}

/** Gives a log that was restored another id: events that clients saw behind the backup's end are no more. */
export async function renameLog(database: SqlRunner): Promise<void> {
  await database.query(`delete from instance_secret where name = 'log-id'`);
  await nameLog(database);
}

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
  await renameLog(database);
  await database.query(`update event_log set transaction_id = '1'::xid8`);
  await database.query(`update log_archive set first_transaction_id = '1'::xid8, last_transaction_id = '1'::xid8`);
}
