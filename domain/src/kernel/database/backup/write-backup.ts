import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { BACKUP_FORMAT, type BackupEnd, type BackupHead } from '@planet-heroes/contracts/kernel/backup/backup-format';
import { currentLogStart } from '../../log/read-log.js';
import { currentNames, migrationsOf } from '../migrate.js';
import { MIGRATIONS } from '../migrations/index.js';
import { RELEASE } from '../oldest-writer.js';
import { connectedClient } from '../connected-client.js';
import { BackupError } from './backup-error.js';
import { fixTextForms, tableRows } from './copy-table.js';
import { type Backup, checkBackup } from './read-backup.js';
import { readSequences, readTables } from './read-tables.js';

type Seal = (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/**
 * Writes everything that the product keeps in a database to a new file, as one moment shows it, and reads the file
 * back. With `seal` it is sealed while it is written: nothing of it reaches the disk in the clear.
 * The product may go on meanwhile. Throws `BackupError`; then there is no file.
 */
export async function writeBackup(url: string, file: string, seal?: Seal): Promise<Backup> {
  if (existsSync(file))
    throw new BackupError(`${file} is there already. Choose another name: a backup is never written over.`);
  const draft = `${file}.part`;
  const client = await connectedClient(url, 'planet-heroes-backup');
  try {
    await client.query('begin isolation level repeatable read read only');
    // A file of an earlier run that was cut off is of no use to anybody.
    await rm(draft, { force: true });
    const text = Readable.from(backupText(client));
    const output = createWriteStream(draft, { mode: 0o600, flush: true });
    const backup = seal ? await writeSealed(text, output, seal) : await writePlain(text, output, draft);
    await rename(draft, file);
    return backup;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function writePlain(text: Readable, output: WriteStream, draft: string): Promise<Backup> {
  await pipeline(text, createGzip(), output);
  return checkBackup(draft);
}

/** Nobody here could read the sealed file: it is checked while it is written, its bytes once they are on the disk. */
async function writeSealed(text: Readable, output: WriteStream, seal: Seal): Promise<Backup> {
  const copy = new PassThrough();
  const checking = checkBackup(String(output.path), copy);
  checking.catch(() => undefined);
  const written = createHash('sha256');
  async function* copied(bytes: AsyncIterable<Buffer>) {
    for await (const chunk of bytes) {
      // Rejects where the check does: nothing would drain the copy any more.
      if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), checking]);
      yield chunk;
    }
    copy.end();
  }
  async function* hashed(bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      written.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(text, createGzip(), copied, (bytes: AsyncIterable<Buffer>) => hashed(seal(bytes)), output);
  } finally {
    copy.end();
  }
  const backup = await checking;
  const read = createHash('sha256');
  for await (const chunk of createReadStream(output.path)) read.update(chunk as Buffer);
  if (read.digest('hex') !== written.digest('hex')) throw new BackupError('The file is not what was written to it.');
  return backup;
}

async function* backupText(client: pg.Client): AsyncGenerator<Buffer> {
  const migrations = currentNames(await migrationsOf(client));
  if (migrations.length === 0) throw new BackupError('This database holds nothing of Planet Heroes.');
  const unknown = migrations.filter((name) => MIGRATIONS.every((known) => known.name !== name));
  if (unknown.length > 0)
    throw new BackupError(
      `This database belongs to a newer product (it has had ${unknown.join(', ')}). Back it up with that one.`,
    );
  await fixTextForms(client);
  const hash = createHash('sha256');
  const hashed = (text: string | Buffer) => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    return bytes;
  };
  const { position } = await currentLogStart({
    query: async <R>(sql: string) => (await client.query(sql)).rows as R[],
  });
  const head: BackupHead = {
    format: BACKUP_FORMAT,
    version: 1,
    product: RELEASE,
    takenAt: new Date().toISOString(),
    position: `${position.transactionId}-0`,
    migrations,
  };
  yield hashed(line(head));
  const tables: BackupEnd['tables'] = {};
  for (const table of await readTables(client)) {
    yield hashed(line(table));
    const rows = tableRows(client, table);
    for (;;) {
      const { done, value } = await rows.next();
      if (done) {
        tables[table.table] = value;
        break;
      }
      yield hashed(value);
    }
    yield hashed('\\.\n');
  }
  // Numbers are given outside transactions: asked last, they lie above every row that was written out.
  const sequences = await readSequences(client);
  yield Buffer.from(line({ tables, sequences, sha256: hash.digest('hex') } satisfies BackupEnd));
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
