import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { LogPosition } from '@planet-heroes/contracts/kernel/events/log-position';
import type { SqlRunner } from '../database/database.js';
import { type LogPage, selectBehind, selectBetween, selectStart, selectUnread, type Window } from './read-log.statement.js';

/** Where a reader begins: what `snapshot` (a pg_snapshot as text) can see is already in the state it starts from. */
export interface LogStart {
  position: LogPosition;
  snapshot: string;
  /** Behind this position the snapshot can see nothing. */
  complete: LogPosition;
  /** The log's id. */
  log: string;
}

/** The start that belongs to the open transaction's snapshot. Call it in the transaction that reads the tables. */
export async function currentLogStart(transaction: SqlRunner): Promise<LogStart> {
  const { snapshot, before, last, log } = await selectStart(transaction);
  const row = '9223372036854775807';
  return { position: { transactionId: before, row }, complete: { transactionId: last, row }, snapshot, log };
}

/** Events that a reader has not read were moved to an archive: it cannot continue, only reload from the tables. */
export class LogArchivedError extends Error {
  override readonly name = 'LogArchivedError';

  constructor() {
    super('Events that had not been read were moved to an archive.');
  }
}

/**
 * Reads the next events in the log's one order. Rows of transactions that could still be overtaken by a slower one are
 * held back, so a reader that remembers its position never misses any. Throws `LogArchivedError`.
 */
export async function readLog(
  database: SqlRunner,
  after: LogPosition,
  snapshot: string,
  limit: number,
): Promise<LogEvent[]> {
  // Archived events are checked in the same statement: between two statements one would be missed.
  const { events, hasGap } = await selectUnread(database, { after, limit }, snapshot);
  if (hasGap) throw new LogArchivedError();
  return events;
}

/** A page of the stored log, for copying: events after a position that happened in a window, in the log's order. */
export function readLogPage(database: SqlRunner, { since, until, ...page }: LogPage & Window): Promise<LogEvent[]> {
  return selectBetween(database, page, { since, until });
}

/**
 * What lies behind a position, asked after a read: the age of the oldest unread event in seconds (undefined when there
 * is none: it shows events that an open transaction holds back), and the transaction below which everything has been
 * read. Throws `LogArchivedError`.
 */
export async function lookBehind(
  database: SqlRunner,
  after: LogPosition,
  snapshot: string,
): Promise<{ unreadSeconds: number | undefined; horizon: string }> {
  const { seconds, first, horizon, has_gap: hasGap } = await selectBehind(database, after, snapshot);
  if (hasGap) throw new LogArchivedError();
  const readBelow = first !== null && BigInt(first) < BigInt(horizon) ? first : horizon;
  return { unreadSeconds: seconds ?? undefined, horizon: readBelow };
}
