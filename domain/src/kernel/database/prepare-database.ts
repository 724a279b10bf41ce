import { runSeeds } from '../seeds/run-seeds.js';
import type { SeedChoice } from '../seeds/seeds.js';
import { renumberRestoredLog } from './backup/renumber-restored-log.js';
import type { Database } from './database.js';
import { withSessionLock } from './session-lock.js';

/**
 * Brings the schema and the seeds up to date. Safe to call from several processes at once. Throws an ExpectedError
 * where there is no such database or its server is not fit for it.
 */
export async function prepareDatabase(database: Database, seed: SeedChoice): Promise<void> {
  await database.assertUsable();
  return withSessionLock(database, 'prepare', async () => {
    await database.orm.migrator.up();
    await renumberRestoredLog(database);
    await runSeeds(database, seed);
  });
}
