import { sql } from 'kysely';
import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';
import { formatLogPosition } from '@planet-heroes/contracts/kernel/events/log-position';
import type { EventMetadata } from '@planet-heroes/contracts/kernel/events/event-metadata';
import type { Queryable } from '../database/database.js';
import type { EventLogRecord } from '../log/event-log.entity.js';
import type { AcceptedCommand } from './accepted-command.entity.js';
import type { CommandResultRecord } from './command-result.entity.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the tables keep of a command. */
export interface CommandRecord {
  /** Where it was answered with 202, until a week after its end. */
  accepted: { at: Date; job: CommandJob; outcome: CommandOutcome | null } | undefined;
  /** Where it ended, for as long as its answer is kept. */
  result: { name: string; outcome: CommandOutcome } | undefined;
}

/** What is stored of a command under its id. */
export async function readCommandRecord(database: Queryable, id: string): Promise<CommandRecord> {
  const tables = database.tables<typeof AcceptedCommand | typeof CommandResultRecord>();
  const [accepted, result] = await Promise.all([
    tables.selectFrom('accepted_command').select(['acceptedAt as at', 'job', 'outcome']).where('id', '=', id)
      .executeTakeFirst(),
    tables.selectFrom('command_result').select(['name', 'outcome']).where('commandId', '=', id).executeTakeFirst(),
  ]);
  return { accepted, result };
}

/** The command that caused an event, where the event names it; undefined where no event in the log has this id. */
export async function readCommandOfEvent(database: Queryable, eventId: string): Promise<string | undefined> {
  if (!UUID.test(eventId)) return undefined;
  const event = await database.tables<typeof EventLogRecord>().selectFrom('event_log').select(['cause', 'metadata'])
    .where('id', '=', eventId).executeTakeFirst();
  return event && (event.metadata?.commandId ?? event.cause);
}

/** The events that a command wrote in a transaction, in their order. */
export async function readEventsOf(
  database: Queryable,
  { commandId, transactionId, limit }: { commandId: string; transactionId: string; limit: number },
) {
  const rows = await database.tables<typeof EventLogRecord>().selectFrom('event_log')
    .select(['transactionId', 'row', 'id', 'type', 'subject', 'recordedAt', 'metadata'])
    .where('transactionId', '=', transactionId)
    .where(({ eb, or }) => or([
      eb('cause', '=', commandId),
      eb(sql<string>`metadata ->> 'commandId'`, '=', commandId),
    ]))
    .orderBy('row').limit(limit).execute();
  return rows.map(({ transactionId: transaction, row, recordedAt, metadata, ...event }) => ({
    ...event,
    position: formatLogPosition({ transactionId: transaction, row: String(row) }),
    at: recordedAt.toISOString(),
    metadata: metadata as EventMetadata | null,
  }));
}
