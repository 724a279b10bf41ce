import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { formatLogPosition } from '@planet-heroes/contracts/kernel/events/log-position';
import { areasOf } from '../areas/areas.js';
import type { Database } from '../database/database.js';
import { rowsOf } from '../database/rows-of.js';
import { withSessionLock } from '../database/session-lock.js';
import { placeFile, writeArchiveFile } from './archive-file.js';
import type { EventLogRecord } from './event-log.entity.js';
import type { LogArchive } from './log-archive.entity.js';
import { POINT_EVENTS } from './personal-events.js';
import { type LogPage, selectArchivable } from './read-log.statement.js';

/** Events in one file, and deleted in one transaction: few enough to hold readers up for a moment only. */
const EVENTS_PER_FILE = 50_000;

/** The log cannot be archived as asked, in words for the operator. */
export class ArchiveError extends ExpectedError {
  override readonly name = 'ArchiveError';
}

export interface ArchivedFile {
  file: string;
  events: number;
}

/**
 * Moves the events that were written before a time into gzipped JSON Lines files in `folder`, oldest first. Events
 * leave the log only once their file is whole, named and read back, and in the transaction that notes it: cut off at
 * any moment, it is simply run again, into the same folder.
 */
export async function archiveLog(
  database: Database,
  { before, folder, eventsPerFile: limit = EVENTS_PER_FILE }: { before: Date; folder: string; eventsPerFile?: number },
): Promise<ArchivedFile[]> {
  await mkdir(folder, { recursive: true });
  const archiveAll = async () => {
    const archived: ArchivedFile[] = [];
    for (let after = { transactionId: '0', row: '0' }; ; ) {
      const events = await readArchivable(database, { after, limit }, before);
      if (events.length === 0) return archived;
      archived.push(await archive(database, events, folder));
      after = events.at(-1)!.position;
    }
  };
  const taken = () => new ArchiveError('The log is being archived already. Nothing was changed.');
  return withSessionLock(database, 'archive', archiveAll, taken);
}

/** The next events that may be archived: written before a time, and carrying nobody's name or words. */
function readArchivable(database: Database, page: LogPage, before: Date): Promise<LogEvent[]> {
  const personal = areasOf(database).list.flatMap(({ personalEvents = [] }) => personalEvents);
  return selectArchivable(database, page, before, {
    types: personal.flatMap(({ types = [] }) => types),
    pointEvents: POINT_EVENTS,
    pointRules: personal.flatMap(({ pointRules = [] }) => pointRules),
  });
}

async function archive(database: Database, events: readonly LogEvent[], folder: string): Promise<ArchivedFile> {
  const [first, last] = [events[0]!, events.at(-1)!];
  const name = `events-${formatLogPosition(first.position)}.jsonl.gz`;
  const file = join(folder, name);
  const { draft, sha256 } = await writeArchiveFile(file, events);
  const isFree = await placeFile(draft, file, first.id);
  if (!isFree)
    throw new ArchiveError(
      `${file} is there and holds other events, perhaps of another installation. Choose another folder. Nothing was changed.`,
    );
  const times = events.map(({ time }) => time).toSorted();
  await database.transaction(async (transaction) => {
    const tables = transaction.tables<typeof EventLogRecord | typeof LogArchive>();
    const positions = events.map(({ position: { transactionId, row } }) => ({ transactionId, place: row }));
    const { numDeletedRows } = await tables
      .deleteFrom('event_log')
      .using(rowsOf('archived', positions, { transactionId: 'xid8', place: 'bigint' }))
      .whereRef('event_log.transactionId', '=', 'archived.transactionId')
      .whereRef('event_log.row', '=', 'archived.place')
      .executeTakeFirstOrThrow();
    if (Number(numDeletedRows) !== events.length)
      throw new ArchiveError('The log has changed meanwhile. Nothing was removed from it; try again.');
    await tables
      .insertInto('log_archive')
      .values({
        file: name, events: events.length, sha256, earliestAt: new Date(times[0]!), latestAt: new Date(times.at(-1)!),
        firstTransactionId: first.position.transactionId, firstRowNumber: first.position.row,
        lastTransactionId: last.position.transactionId, lastRowNumber: last.position.row,
      })
      .execute();
  });
  return { file, events: events.length };
}
