import type { Database } from '../database/database.js';
import type { SeedChoice } from './seeds.js';

/** Runs each area's seeds of the choice that have not run on this database, each in one transaction. */
export async function runSeeds(database: Database, choice: SeedChoice): Promise<void> {
  for (const [name, seed] of database.areas.list.flatMap(({ seeds = {} }) => Object.entries(seeds))) {
    if (!seed.for.includes(choice)) continue;
    await database.transaction(async (transaction) => {
      const fresh = await transaction.query(
        'insert into seed_run (name) values ($1) on conflict do nothing returning name',
        [name],
      );
      if (fresh.length > 0) await seed.run(transaction);
    });
  }
}
