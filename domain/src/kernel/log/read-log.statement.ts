import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { LogPosition } from '@planet-heroes/contracts/kernel/events/log-position';
import type { EventMetadata } from '@planet-heroes/contracts/kernel/events/event-metadata';
import type { SqlRunner } from '../database/database.js';
import { utcText } from '../database/utc-text.js';

/*
 * Every backend reads the log's end after each change (bench: P4), by what only PostgreSQL's own functions can say:
 * which transactions a snapshot sees, and which may still be overtaken.
 */

/**
 * Whether something was archived that lies behind a position ($1, $2) and is not in the state that a reader began with.
 */
const archivedUnread = (snapshot: string) => `exists (
  select from log_archive where (last_transaction_id, last_row_number) > ($1::xid8, $2::bigint)
    and not pg_visible_in_snapshot(last_transaction_id, ${snapshot}::pg_snapshot))`;

/*
 * The first transaction that may still be overtaken: the smallest id under way in the statement's snapshot, without
 * those that certainly belong to another database of the server, which cannot write this log. A transaction's own id is
 * locked by the process that runs it, and a process stays in its database. One that is not found there counts as ours.
 */
const HORIZON = `(select coalesce(
    (select min(open) from pg_snapshot_xip(pg_current_snapshot()) as open where not exists (
      select from pg_locks join pg_stat_activity using (pid)
      where locktype = 'transactionid' and granted and mode = 'ExclusiveLock' and transactionid = open::xid
        and datname <> current_database())),
    pg_snapshot_xmax(pg_current_snapshot())))`;

/** Events behind a position, of transactions that no slower one can overtake any more. */
const eventsBehind = (condition: string, hasGap = 'false') => `
  select transaction_id::text, row_number::text as row, id::text, type, source, subject, data, cause, metadata,
         ${utcText('occurred_at')} as time, ${hasGap} as has_gap
  from event_log
  where (transaction_id, row_number) > ($1::xid8, $2::bigint)
    and transaction_id < ${HORIZON} and ${condition}
  -- Qualified: the bare name would be the text that is selected above, in which 1000 comes before 999.
  order by event_log.transaction_id, event_log.row_number
  limit $3`;

const UNREAD = eventsBehind('not pg_visible_in_snapshot(transaction_id, $4::pg_snapshot)', archivedUnread('$4'));
const BETWEEN = eventsBehind('occurred_at >= $4 and occurred_at < $5');
const ARCHIVABLE = eventsBehind(`recorded_at < $4 and type <> all($5::text[])
  and not (type = any($6::text[]) and data ->> 'rule' = any($7::text[]))`);
/* The first is enough, and by a limit of one PostgreSQL looks it up, also with a plan that it made of an empty log. */
const BEHIND = `
  select extract(epoch from clock_timestamp() - unread.recorded_at)::float8 as seconds,
         unread.transaction_id::text as first, ${HORIZON}::text as horizon,
         ${archivedUnread('$3')} as has_gap
  from (values (1)) as always
  left join lateral (
    select recorded_at, transaction_id from event_log
    where (transaction_id, row_number) > ($1::xid8, $2::bigint) and not pg_visible_in_snapshot(transaction_id, $3::pg_snapshot)
    order by transaction_id, row_number limit 1
  ) as unread on true`;
const START = `
  select pg_current_snapshot()::text as snapshot, (${HORIZON}::text::numeric - 1)::text as before,
         (pg_snapshot_xmax(pg_current_snapshot())::text::numeric - 1)::text as last,
         (select value from instance_secret where name = 'log-id') as log`;

/** A page of the log after a position. */
export interface LogPage {
  after: LogPosition;
  limit: number;
}

/** When events happened. */
export interface Window {
  since: Date;
  until: Date;
}

interface EventRow extends Omit<LogEvent, 'position' | 'metadata'> {
  metadata: EventMetadata | null;
  transaction_id: string;
  row: string;
  has_gap: boolean;
}

/** The events that a snapshot does not see, and whether some of them are in an archive. */
export async function selectUnread(
  database: SqlRunner,
  page: LogPage,
  snapshot: string,
): Promise<{ events: LogEvent[]; hasGap: boolean }> {
  const rows = await database.query<EventRow>(UNREAD, [...parametersOf(page), snapshot], 'read-log');
  return { events: rows.map(eventOf), hasGap: rows[0]?.has_gap === true };
}

/** The events that happened from one time until before another. */
export async function selectBetween(database: SqlRunner, page: LogPage, { since, until }: Window): Promise<LogEvent[]> {
  const parameters = [...parametersOf(page), since.toISOString(), until.toISOString()];
  return (await database.query<EventRow>(BETWEEN, parameters)).map(eventOf);
}

/** The events that were written before a time, but those of some types, and of others those under some rules. */
export async function selectArchivable(
  database: SqlRunner,
  page: LogPage,
  before: Date,
  but: { types: readonly string[]; pointEvents: readonly string[]; pointRules: readonly string[] },
): Promise<LogEvent[]> {
  const parameters = [...parametersOf(page), before.toISOString(), but.types, but.pointEvents, but.pointRules];
  return (await database.query<EventRow>(ARCHIVABLE, parameters)).map(eventOf);
}

/** What lies behind a position that a snapshot does not see. */
export async function selectBehind(database: SqlRunner, after: LogPosition, snapshot: string) {
  const [row] = await database.query<
    { seconds: number | null; horizon: string; first: string | null; has_gap: boolean }
  >(
    BEHIND,
    [after.transactionId, after.row, snapshot],
    'look-behind',
  );
  return row!;
}

interface StartRow {
  snapshot: string;
  before: string;
  last: string;
  log: string;
}

/**
 * The open transaction's snapshot, the last transaction id that none can come before any more, the last that it can
 * see, and the log's id.
 */
export async function selectStart(transaction: SqlRunner): Promise<StartRow> {
  const [row] = await transaction.query<StartRow>(START);
  return row!;
}

function parametersOf({ after, limit }: LogPage): unknown[] {
  return [after.transactionId, after.row, limit];
}

function eventOf({ transaction_id, row, has_gap: _hasGap, metadata, ...event }: EventRow): LogEvent {
  return { position: { transactionId: transaction_id, row }, ...event, ...(metadata && { metadata }) } as LogEvent;
}
