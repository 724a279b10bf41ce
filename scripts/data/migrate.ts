// `npm run migrate`: brings the database behind DATABASE_URL, its schema and its catalogue, up to date, and ends. Every
// process does so when it starts; a release in a cluster does it once before.
import { openDatabase } from '@planet-heroes/domain/open-database';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { ConfigError, readConfig } from '@planet-heroes/platform/config/config';
import { endWith } from './end-with.ts';

try {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('npm run migrate     (DATABASE_URL says of which database)');
  // The queues are not needed: what else is set is not looked at.
  const { seed } = readConfig({ SEED: process.env.SEED || 'catalogue' });
  const database = await openDatabase({ url });
  try {
    await prepareDatabase(database, seed);
  } finally {
    await database.close();
  }
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  if (error instanceof ConfigError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
  endWith(error);
}
