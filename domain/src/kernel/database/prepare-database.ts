import { runSeeds } from '../seeds/run-seeds.js';
import type { SeedChoice } from '../seeds/seeds.js';
import { nameLog, renumberRestoredLog } from './backup/renumber-restored-log.js';
import type { Database } from './database.js';
import { ADOPT_BASELINE, currentNames } from './migrate.js';
import { withSessionLock } from './session-lock.js';

/**
 * Brings the schema and the seeds up to date. Safe to call from several processes at once. Throws an ExpectedError
 * where there is no such database, its server is not fit for it or its schema is older than release 1.0.0.
 */
export async function prepareDatabase(database: Database, seed: SeedChoice): Promise<void> {
  await database.assertUsable();
  return withSessionLock(database, 'prepare', async () => {
    await adoptBaseline(database);
    await database.orm.migrator.up();
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
