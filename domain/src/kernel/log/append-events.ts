import { LOG_EVENT_DATA, type LogEventType } from '@planet-heroes/contracts/log-events';
import type { EventOf } from '../areas/area.js';
import { areasOf } from '../areas/areas.js';
import type { Transaction } from '../database/database.js';
import type { Origins } from './origins.js';
import { type EncodedEvent, insertEvents } from './append-events.statement.js';

/** An event to be written. `time` is when it happened, UTC. */
export type NewEvent = EventOf<LogEventType>;

/**
 * Appends events to the log within the caller's transaction, and behind them what other areas do about them. Returns
 * that transaction's id, by which a reader knows when it has them all.
 */
export async function appendEvents(transaction: Transaction, given: readonly NewEvent[]): Promise<string | undefined> {
  if (given.length === 0) return undefined;
  const events = [...given, ...(await areasOf(transaction).react(transaction, given))];
  return insertEvents(transaction, events.map((event) => encoded(event, transaction.origins)));
}

/** Its data is checked, so that nothing is in the log that its readers do not expect. */
export function encoded({ type, subject, data, cause, time }: NewEvent, origins?: Origins): EncodedEvent {
  const json = JSON.stringify(LOG_EVENT_DATA[type].parse(data));
  return { type, subject, json, cause, time, metadata: origins?.metadataOf(cause) };
}

/** Appends the events that a use case reports. */
export async function appended(
  transaction: Transaction,
  done: Promise<{ events: NewEvent[] }>,
): Promise<string | undefined> {
  return appendEvents(transaction, (await done).events);
}
