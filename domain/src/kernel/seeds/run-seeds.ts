import { areasOf } from '../areas/areas.js';
import type { Database } from '../database/database.js';
import type { SeedRun } from './seed-run.entity.js';
import type { SeedChoice } from './seeds.js';

/** Runs each area's seeds of the choice that have not run on this database, each in one transaction. */
export async function runSeeds(database: Database, choice: SeedChoice): Promise<void> {
  for (const [name, seed] of areasOf(database).list.flatMap(({ seeds = {} }) => Object.entries(seeds))) {
    if (!seed.for.includes(choice)) continue;
    await database.transaction(async (transaction) => {
      const fresh = await transaction
        .tables<typeof SeedRun>()
        .insertInto('seed_run')
        .values({ name })
        .onConflict((conflict) => conflict.doNothing())
        .returning('name')
        .executeTakeFirst();
      if (fresh) await seed.run(transaction, choice);
    });
  }
}
