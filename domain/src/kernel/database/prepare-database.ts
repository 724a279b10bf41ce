import { runSeeds } from '../seeds/run-seeds.js';
import type { SeedChoice } from '../seeds/seeds.js';
import { renumberRestoredLog } from './backup/renumber-restored-log.js';
import type { Database } from './database.js';
import { withSessionLock } from './session-lock.js';

/** Brings the schema and the seeds up to date. Safe to call from several processes at once. */
export function prepareDatabase(database: Database, seed: SeedChoice): Promise<void> {
  return withSessionLock(database, 'prepare', async () => {
    await database.orm.migrator.up();
    await renumberRestoredLog(database);
    await runSeeds(database, seed);
  });
}
