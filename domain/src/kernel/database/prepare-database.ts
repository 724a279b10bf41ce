import { runSeeds } from '../seeds/run-seeds.js';
import type { SeedChoice } from '../seeds/seeds.js';
import { nameLog, renumberRestoredLog } from './backup/renumber-restored-log.js';
import type { Database } from './database.js';
import { ADOPT_BASELINE, currentNames } from './migrate.js';
import type { MigrationEntry } from './migration-entry.js';
import { MIGRATIONS } from './migrations/index.js';
import { RELEASE } from './oldest-writer.js';
import { fillColumns, type MigrationOptions, type PreparationLog, runMigrations } from './run-migrations.js';
import { withSessionLock } from './session-lock.js';

const SILENT: PreparationLog = { info: () => undefined, warn: () => undefined };

/**
 * Brings the schema and the seeds up to date. Safe to call from several processes at once. Throws an ExpectedError
 * where there is no such database, its server is not fit for it, its schema is older than release 1.0.0 or this release
 * is too old for it.
 */
export async function prepareDatabase(
  database: Database,
  seed: SeedChoice,
  { log = SILENT, migrations = MIGRATIONS, ...options }: Partial<MigrationOptions> & {
    migrations?: readonly MigrationEntry[];
  } = {},
): Promise<void> {
  await database.assertUsable();
  return withSessionLock(database, 'prepare', async (client) => {
    await adoptBaseline(database);
    await database.assertMayWrite();
    await warnOfNewer(database, migrations, log);
    await runMigrations(client, migrations, { log, ...options });
    await fillColumns(client, migrations, { log });
    await renumberRestoredLog(database);
    await nameLog(database);
    await runSeeds(database, seed);
  });
}

/** Replaces the names of the migrations before the baseline in a database that has had all of them. */
async function adoptBaseline(database: Database): Promise<void> {
  const done = await database.migrations();
  const [baseline] = currentNames(done);
  if (baseline !== undefined && baseline !== done[0]) await database.query(ADOPT_BASELINE, [baseline]);
}

async function warnOfNewer(
  database: Database,
  migrations: readonly MigrationEntry[],
  log: PreparationLog,
): Promise<void> {
  const newer = (await database.migrations()).filter((name) => migrations.every((known) => known.name !== name));
  if (newer.length === 0) return;
  log.warn(
    { newer },
    `A newer release has upgraded this database (${newer.join(', ')}). Release ${RELEASE} may still write to it: finish `
      + 'the upgrade, or the way back, soon.',
  );
}
