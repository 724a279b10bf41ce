import { v7 as uuidv7 } from 'uuid';
import type { EventMetadata } from '@planet-heroes/contracts/kernel/events/event-metadata';
import type { SqlRunner } from '../database/database.js';

const EVENT_SOURCE = '/planet-heroes';

/* Every change writes to the log, and a replay hundreds of thousands of them (bench: P7). */
const SQL = `
  insert into event_log (id, type, source, subject, data, cause, occurred_at, metadata)
  select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::jsonb[], $6::text[], $7::timestamptz[],
                       $8::jsonb[])
  returning transaction_id::text`;

/** An event with its data as JSON. */
export interface EncodedEvent {
  type: string;
  subject: string;
  json: string;
  cause: string;
  time: Date;
  metadata: EventMetadata | undefined;
}

/** Writes events and returns the id of the transaction. */
export async function insertEvents(transaction: SqlRunner, events: readonly EncodedEvent[]): Promise<string> {
  const rows = await transaction.query<{ transaction_id: string }>(SQL, eventColumns(events), 'append-events');
  return rows[0]!.transaction_id;
}

/** The columns id, type, source, subject, data, cause, occurred_at and metadata, as one array each. */
function eventColumns(events: readonly EncodedEvent[]): unknown[][] {
  return [
    events.map(() => uuidv7()),
    events.map(({ type }) => type),
    events.map(() => EVENT_SOURCE),
    events.map(({ subject }) => subject),
    events.map(({ json }) => json),
    events.map(({ cause }) => cause),
    events.map(({ time }) => time.toISOString()),
    events.map(({ metadata }) => metadata && JSON.stringify(metadata)),
  ];
}
