// `npm run migrate`: brings the database behind DATABASE_URL, its schema and its catalogue, up to date, and ends. Every
// process does so when it starts; a release in a cluster does it once before.
import { createDatabase } from '@planet-heroes/domain/kernel/database/create-database';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { readConfig } from '@planet-heroes/platform/config/config';
import { runProgram, UsageError } from '@planet-heroes/platform/program';

const USAGE = `npm run migrate [-- --create]
  Brings the schema and the catalogue of the database behind DATABASE_URL up to date.
  --create   creates the database first where the server has none of its name
Example: DATABASE_URL=postgres://planet:secret@db:5432/planet npm run migrate`;

await runProgram({ usage: USAGE, options: { create: { type: 'boolean', default: false } } }, async ({ create }) => {
  const url = process.env.DATABASE_URL;
  if (!url) throw new UsageError('DATABASE_URL must say which database.');
  const { seed } = readConfig(process.env, 'migrate');
  if (create && (await createDatabase(url))) process.stdout.write('The database is created.\n');
  const database = await openDatabase({ url });
  try {
    await prepareDatabase(database, seed, {
      log: {
        info: (_, text) => process.stdout.write(`${text}\n`),
        warn: (_, text) => process.stderr.write(`${text}\n`),
      },
    });
  } finally {
    await database.close();
  }
  process.stdout.write('The database is up to date.\n');
});
