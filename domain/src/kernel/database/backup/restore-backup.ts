import type pg from 'pg';
import type { BackupTable } from '@planet-heroes/contracts/kernel/backup/backup-format';
import { currentNames, migrateWithin } from '../migrate.js';
import { MIGRATIONS } from '../migrations/index.js';
import { SESSION_LOCKS } from '../session-lock.js';
import { connectedClient } from '../connected-client.js';
import { BackupError } from './backup-error.js';
import { fixTextForms, sumTable, TableLoad } from './copy-table.js';
import { type Backup, checkBackup, readBackup } from './read-backup.js';
import { readTables, setSequence } from './read-tables.js';
import { renameLog, renumberRestoredLog } from './renumber-restored-log.js';

/**
 * Puts a backup into a database and brings its schema up to date. The file is read and checked as a whole before the
 * database is touched, and everything happens in one transaction: it is restored wholly, or stays as it was. What the
 * database holds goes only if `replace` says so. Throws `BackupError` when the file or the database is not fit for it.
 */
export async function restoreBackup(url: string, file: string, { replace }: { replace: boolean }): Promise<Backup> {
  const backup = await checkBackup(file);
  const migrations = currentNames(backup.head.migrations);
  const newer = migrations.filter((name) => MIGRATIONS.every((known) => known.name !== name));
  if (newer.length > 0) {
    throw new BackupError(
      `${file} was taken by product ${backup.head.product}, which is newer than this one (it has had ${
        newer.join(', ')
      }). Restore it with that one.`,
    );
  }
  const client = await connectedClient(url, 'planet-heroes-restore');
  try {
    await client.query('begin');
    await assertAlone(client);
    await clear(client, replace);
    await migrateWithin(client, migrations);
    await load(client, file, backup);
    await migrateWithin(client, MIGRATIONS.map(({ name }) => name));
    const database = { query: async <R>(sql: string) => (await client.query(sql)).rows as R[] };
    await renumberRestoredLog(database);
    await renameLog(database);
    await client.query('commit');
    // The tables are new to the planner, which would guess until the next automatic analyze.
    await client.query('analyze');
    return backup;
  } finally {
    await client.end();
  }
}

/**
 * Nothing else may be connected, and what starts meanwhile waits, as it does while another process prepares the schema.
 */
async function assertAlone(client: pg.Client): Promise<void> {
  const { rows: [lock] } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock($1) as taken',
    [SESSION_LOCKS.prepare],
  );
  const { rows: [others] } = await client.query<{ count: number; names: string[] }>(
    `select count(*)::int as count, array_agg(distinct coalesce(nullif(application_name, ''), 'nameless')) as names from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (others!.count === 0 && lock!.taken) return;
  const by = others!.count === 0
    ? 'another restore'
    : `${others!.count} connections (${others!.names.slice(0, 3).join(', ')})`;
  throw new BackupError(`This database is in use by ${by}. Stop every backend and worker first. Nothing was changed.`);
}

/** Empties the database of what is the product's: its tables, and the queues that would go on with them. */
async function clear(client: pg.Client, replace: boolean): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  if (tables.length > 0 && !replace) {
    throw new BackupError(
      'This database is not empty. Add --replace to replace its contents with the backup. Nothing was changed.',
    );
  }
  for (const { name } of tables) await client.query(`drop table ${name} cascade`);
  await client.query('drop schema if exists bullmq cascade');
}

async function load(client: pg.Client, file: string, { end }: Backup): Promise<void> {
  await fixTextForms(client);
  const tables = await readTables(client);
  // Migrations put rows of their own in; the backup has them as they became. The audit log refuses this, and has none.
  const seeded = tables.filter(({ table }) => table !== 'audit_entry');
  await client.query(`truncate ${seeded.map(({ table }) => `"${table}"`).join(', ')}`);
  const loaded: BackupTable[] = [];
  let open: TableLoad | undefined;
  for await (const part of readBackup(file)) {
    if (part.kind === 'rows') {
      await open!.write(part.rows);
      continue;
    }
    await open?.end();
    open = undefined;
    if (part.kind !== 'table') continue;
    loaded.push(part.table);
    open = new TableLoad(client, part.table);
  }
  for (const table of loaded) {
    const { rows, sha256 } = await sumTable(client, table);
    const written = end.tables[table.table]!;
    if (rows !== written.rows || sha256 !== written.sha256)
      throw new BackupError(`PostgreSQL shows other rows of ${table.table} than the backup has. Nothing was changed.`);
  }
  for (const [name, last] of Object.entries(end.sequences)) await setSequence(client, name, last);
}
