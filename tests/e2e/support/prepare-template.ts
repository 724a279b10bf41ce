// A program: makes a stopped data folder with the schema and the seeds in it. `prepare-template.ts <folder> <seed>`
import 'reflect-metadata';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { startEmbeddedPostgres } from '@planet-heroes/platform/embedded/embedded-postgres';
import type { Seed } from './serve.ts';

const [folder, seed] = process.argv.slice(2) as [string, Seed];
const postgres = await startEmbeddedPostgres(folder, { fsync: 'off' });
try {
  const database = await openDatabase({ url: postgres.url, poolSize: 2 });
  await prepareDatabase(database, seed);
  await database.close();
} finally {
  await postgres.stop();
}
