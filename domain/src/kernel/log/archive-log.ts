import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { formatLogPosition, type LogEvent } from '@planet-heroes/contracts/log-events';
import type { SqlRunner } from '../database/database.js';
import { placeFile, writeArchiveFile } from './archive-file.js';
import { readArchivable } from './read-log.js';

/** One number for all: only one archives at a time. */
const ARCHIVE_LOCK = 7_203_110_469;
/** Events in one file, and deleted in one transaction: few enough to hold readers up for a moment only. */
const EVENTS_PER_FILE = 50_000;

/** The log cannot be archived as asked, in words for the operator. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

export interface ArchivedFile {
  file: string;
  events: number;
}

/**
 * Moves the events that were written before a time into gzipped JSON Lines files in `folder`, oldest first. Events leave the
 * log only once their file is whole, named and read back, and in the transaction that notes it: cut off at any moment, it
 * is simply run again, into the same folder.
 */
export async function archiveLog(
  url: string,
  { before, folder, eventsPerFile = EVENTS_PER_FILE }: { before: Date; folder: string; eventsPerFile?: number },
): Promise<ArchivedFile[]> {
  await mkdir(folder, { recursive: true });
  const client = new pg.Client({ connectionString: url, application_name: 'planet-heroes-archive' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const database: SqlRunner = { query: async (sql, parameters) => (await client.query(sql, parameters as unknown[])).rows };
    // Held by the connection: it goes with this process, however that ends.
    const { rows: [lock] } = await client.query('select pg_try_advisory_lock($1) as taken', [ARCHIVE_LOCK]);
    if (!lock.taken) throw new ArchiveError('The log is being archived already. Nothing was changed.');
    const archived: ArchivedFile[] = [];
    for (let after = { transactionId: '0', row: '0' }; ; ) {
      const events = await readArchivable(database, { after, before, limit: eventsPerFile });
      if (events.length === 0) return archived;
      archived.push(await archive(client, events, folder));
      after = events.at(-1)!.position;
    }
  } finally {
    await client.end();
  }
}

async function archive(client: pg.Client, events: readonly LogEvent[], folder: string): Promise<ArchivedFile> {
  const [first, last] = [events[0]!, events.at(-1)!];
  const name = `events-${formatLogPosition(first.position)}.jsonl.gz`;
  const file = join(folder, name);
  const { draft, sha256 } = await writeArchiveFile(file, events);
  const isFree = await placeFile(draft, file, first.id);
  if (!isFree) throw new ArchiveError(`${file} is there and holds other events, perhaps of another installation. Choose another folder. Nothing was changed.`);
  const times = events.map(({ time }) => time).toSorted();
  await client.query('begin');
  try {
    const { rowCount } = await client.query(
      `delete from event_log using unnest($1::xid8[], $2::bigint[]) as archived (transaction_id, row_number)
       where event_log.transaction_id = archived.transaction_id and event_log.row_number = archived.row_number`,
      [events.map(({ position }) => position.transactionId), events.map(({ position }) => position.row)],
    );
    if (rowCount !== events.length) throw new ArchiveError('The log has changed meanwhile. Nothing was removed from it; try again.');
    await client.query(
      `insert into log_archive (file, first_transaction_id, first_row_number, last_transaction_id, last_row_number, events,
                                sha256, earliest_at, latest_at)
       values ($1, $2::xid8, $3, $4::xid8, $5, $6, $7, $8, $9)`,
      [
        name, first.position.transactionId, first.position.row, last.position.transactionId, last.position.row, events.length,
        sha256, times[0], times.at(-1),
      ],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  return { file, events: events.length };
}
