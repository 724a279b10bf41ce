import type { LogEvent, LogPosition } from '@planet-heroes/contracts/log-events';
import type { SqlRunner } from '../database/database.js';
import { utcText } from '../database/utc-text.js';
import { HAS_PERSONAL_TEXT } from './events-with-names.js';

/** Where a reader begins: what `snapshot` (a pg_snapshot as text) can see is already in the state it starts from. */
export interface LogStart {
  position: LogPosition;
  snapshot: string;
}

/** The start that belongs to the open transaction's snapshot. Call it in the transaction that reads the tables. */
export async function currentLogStart(transaction: SqlRunner): Promise<LogStart> {
  const [row] = await transaction.query<{ snapshot: string; before: string }>(
    `select pg_current_snapshot()::text as snapshot,
            (pg_snapshot_xmin(pg_current_snapshot())::text::numeric - 1)::text as before`,
  );
  return { position: { transactionId: row!.before, row: '9223372036854775807' }, snapshot: row!.snapshot };
}

/** Events that a reader has not read were moved to an archive: it cannot go on, only begin anew from the tables. */
export class LogArchivedError extends Error {
  override readonly name = 'LogArchivedError';
}

/** Whether something was archived that lies behind a position ($1, $2) and is not in the state that a reader began with. */
const archivedUnread = (snapshot: string) => `exists (
  select from log_archive where (last_transaction_id, last_row_number) > ($1::xid8, $2::bigint)
    and not pg_visible_in_snapshot(last_transaction_id, ${snapshot}::pg_snapshot))`;

/**
 * Reads the next events in the log's one order. Rows of transactions that could still be overtaken by a slower one are
 * held back, so a reader that remembers its position never misses any. Throws `LogArchivedError`.
 */
export function readLog(database: SqlRunner, after: LogPosition, snapshot: string, limit: number): Promise<LogEvent[]> {
  const unread = 'not pg_visible_in_snapshot(transaction_id, $4::pg_snapshot)';
  // In the same statement: what is archived between two of them would be missed.
  return selectEvents(database, after, limit, unread, snapshot, archivedUnread('$4'));
}

/** A page of the log as it stands, for whoever copies it: events after a position and not before a time, in the log's order. */
export function readLogPage(
  database: SqlRunner,
  { after, since, limit }: { after: LogPosition; since: Date; limit: number },
): Promise<LogEvent[]> {
  return selectEvents(database, after, limit, 'occurred_at >= $4', since.toISOString());
}

/** The next events that may be archived: written before a time, and carrying nobody's name or words. */
export function readArchivable(
  database: SqlRunner,
  { after, before, limit }: { after: LogPosition; before: Date; limit: number },
): Promise<LogEvent[]> {
  return selectEvents(database, after, limit, `recorded_at < $4 and not ${HAS_PERSONAL_TEXT}`, before.toISOString());
}

/** The next events that fulfil a condition on `parameter` ($4), of transactions that no slower one can overtake any more. */
async function selectEvents(
  database: SqlRunner,
  after: LogPosition,
  limit: number,
  condition: string,
  parameter: string,
  hasGap = 'false',
): Promise<LogEvent[]> {
  const rows = await database.query<Omit<LogEvent, 'position'> & { transaction_id: string; row: string; has_gap: boolean }>(
    `select transaction_id::text, row_number::text as row, id::text, type, source, subject, data, cause,
            ${utcText('occurred_at')} as time, ${hasGap} as has_gap
     from event_log
     where (transaction_id, row_number) > ($1::xid8, $2::bigint)
       and transaction_id < pg_snapshot_xmin(pg_current_snapshot()) and ${condition}
     -- Qualified: the bare name would be the text that is selected above, in which 1000 comes before 999.
     order by event_log.transaction_id, event_log.row_number
     limit $3`,
    [after.transactionId, after.row, limit, parameter],
  );
  if (rows[0]?.has_gap) throw new LogArchivedError('Events that had not been read were moved to an archive.');
  return rows.map(
    ({ transaction_id, row, id, type, source, subject, data, cause, time }) =>
      ({ position: { transactionId: transaction_id, row }, id, type, source, subject, data, cause, time }) as LogEvent,
  );
}

/**
 * What lies behind a position, asked after a read: how long the oldest unread event has been waiting, in seconds
 * (undefined when there is none: it tells of events that an open transaction holds back), and the transaction below which
 * everything has been read. Throws `LogArchivedError`.
 */
export async function lookBehind(
  database: SqlRunner,
  after: LogPosition,
  snapshot: string,
): Promise<{ unreadSeconds: number | undefined; horizon: string }> {
  const [row] = await database.query<{ seconds: number | null; horizon: string; first: string | null; has_gap: boolean }>(
    `select extract(epoch from clock_timestamp() - min(recorded_at))::float8 as seconds,
            min(transaction_id)::text as first, pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${archivedUnread('$3')} as has_gap
     from event_log
     where (transaction_id, row_number) > ($1::xid8, $2::bigint) and not pg_visible_in_snapshot(transaction_id, $3::pg_snapshot)`,
    [after.transactionId, after.row, snapshot],
  );
  const { seconds, first, horizon, has_gap } = row!;
  if (has_gap) throw new LogArchivedError('Events that had not been read were moved to an archive.');
  const readBelow = first !== null && BigInt(first) < BigInt(horizon) ? first : horizon;
  return { unreadSeconds: seconds ?? undefined, horizon: readBelow };
}
