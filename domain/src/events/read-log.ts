import type { LogEvent, LogPosition } from '@planet-heroes/contracts/events/log-events';
import type { Queryable } from '../database/database.js';

/** Where a reader begins: what `snapshot` (a pg_snapshot as text) can see is already in the state it starts from. */
export interface LogStart {
  position: LogPosition;
  snapshot: string;
}

/** The start that belongs to the open transaction's snapshot. Call it in the transaction that reads the tables. */
export async function currentLogStart(transaction: Queryable): Promise<LogStart> {
  const [row] = await transaction.query<{ snapshot: string; before: string }>(
    `select pg_current_snapshot()::text as snapshot,
            (pg_snapshot_xmin(pg_current_snapshot())::text::numeric - 1)::text as before`,
  );
  return { position: { transactionId: row!.before, row: '9223372036854775807' }, snapshot: row!.snapshot };
}

/**
 * Reads the next events in the log's one order. Rows of transactions that could still be overtaken by a slower one are
 * held back, so a reader that remembers its position never misses any.
 */
export async function readLog(
  database: Queryable,
  after: LogPosition,
  snapshot: string,
  limit: number,
): Promise<LogEvent[]> {
  const rows = await database.query<Omit<LogEvent, 'position'> & { transaction_id: string; row: string }>(
    `select transaction_id::text, row_number::text as row, id::text, type, source, subject, data, cause,
            to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time
     from event_log
     where (transaction_id, row_number) > ($1::xid8, $2::bigint)
       and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
       and not pg_visible_in_snapshot(transaction_id, $3::pg_snapshot)
     order by transaction_id, row_number
     limit $4`,
    [after.transactionId, after.row, snapshot, limit],
  );
  return rows.map(
    ({ transaction_id, row, ...event }) => ({ ...event, position: { transactionId: transaction_id, row } }) as LogEvent,
  );
}

/**
 * How long the oldest event after a position has been waiting to be read, in seconds; undefined when there is none. Asked
 * after a read, it tells of events that an open transaction holds back.
 */
export async function oldestUnreadSeconds(
  database: Queryable,
  after: LogPosition,
  snapshot: string,
): Promise<number | undefined> {
  const [row] = await database.query<{ seconds: number | null }>(
    `select extract(epoch from clock_timestamp() - min(recorded_at))::float8 as seconds
     from event_log
     where (transaction_id, row_number) > ($1::xid8, $2::bigint) and not pg_visible_in_snapshot(transaction_id, $3::pg_snapshot)`,
    [after.transactionId, after.row, snapshot],
  );
  return row?.seconds ?? undefined;
}
