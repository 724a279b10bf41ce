import type { Queryable } from '../database/database.js';
import type { EventLogRecord } from './event-log.entity.js';

/** The transaction that wrote to the log last, as far as the caller can see; undefined while the log is empty. */
export async function lastEventTransaction(database: Queryable): Promise<string | undefined> {
  const last = await database
    .tables<typeof EventLogRecord>()
    .selectFrom('event_log')
    .select('transactionId')
    .orderBy('transactionId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.transactionId;
}
