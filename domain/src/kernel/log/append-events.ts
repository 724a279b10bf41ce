import { v7 as uuidv7 } from 'uuid';
import { LOG_EVENT_DATA, type LogEventData, type LogEventType } from '@planet-heroes/contracts/log-events';
import type { Transaction } from '../database/database.js';

/** An event to be written. `time` is when it happened, UTC. */
export type NewEvent = {
  [T in LogEventType]: { type: T; subject: string; cause: string; time: Date; data: LogEventData<T> };
}[LogEventType];

export const EVENT_SOURCE = '/planet-heroes';

/**
 * Appends events to the log within the caller's transaction, and behind them what other areas do about them. Returns that
 * transaction's id, by which a reader knows when it has them all.
 */
export async function appendEvents(transaction: Transaction, given: readonly NewEvent[]): Promise<string | undefined> {
  if (given.length === 0) return undefined;
  const events = [...given, ...(await transaction.areas.react(transaction, given))];
  const rows = await transaction.query<{ transaction_id: string }>(
    `insert into event_log (id, type, source, subject, data, cause, occurred_at)
     select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::jsonb[], $6::text[], $7::timestamptz[])
     returning transaction_id::text`,
    eventColumns(events),
  );
  return rows[0]!.transaction_id;
}

/** Appends what a use case tells to have happened. */
export async function appended(transaction: Transaction, done: Promise<{ events: NewEvent[] }>): Promise<string | undefined> {
  return appendEvents(transaction, (await done).events);
}

/** The columns id, type, source, subject, data, cause and occurred_at of events, checked, as one array each. */
export function eventColumns(events: readonly NewEvent[]): unknown[][] {
  return [
    events.map(() => uuidv7()),
    events.map(({ type }) => type),
    events.map(() => EVENT_SOURCE),
    events.map(({ subject }) => subject),
    events.map(({ type, data }) => JSON.stringify(LOG_EVENT_DATA[type].parse(data))),
    events.map(({ cause }) => cause),
    events.map(({ time }) => time.toISOString()),
  ];
}
