// `npm run archive-log -- --before 90d --to <folder>`: moves old events out of the database into files, while it runs.
import { parseArgs } from 'node:util';
import { archiveLog, ArchiveError } from '@planet-heroes/domain/kernel/log/archive-log';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { seconds } from '../replay/duration.ts';
import { endWith } from './end-with.ts';
import { onDatabase } from './target.ts';

const USAGE = `npm run archive-log -- --before <age> --to <folder>     (DATABASE_URL or DATA_DIR says of what)
  --before <age>   events written longer ago than this: 90d, 12h; an hour at the least
  --to <folder>    where the files go; the same each time`;
/** Readers are seconds behind, not hours. */
const LEAST_SECONDS = 3600;

try {
  const { values } = parseArgs({ options: { before: { type: 'string' }, to: { type: 'string' } } });
  if (!values.before || !values.to) throw new Error(USAGE);
  const { before, to } = values;
  const age = seconds(before);
  if (age < LEAST_SECONDS) throw new Error('The last hour of events stays in the log: whoever reads it may be behind.');
  const cutoff = new Date(Date.now() - age * 1000);
  const files = await onDatabase({ whileRunning: true }, async (url) => {
    const database = await openDatabase({ url, poolSize: 2, applicationName: 'planet-heroes-archive' });
    try {
      return await archiveLog(database, { before: cutoff, folder: to });
    } finally {
      await database.close();
    }
  });
  for (const { file, events } of files) process.stdout.write(`${file}: ${events} events\n`);
  const total = files.reduce((sum, { events }) => sum + events, 0);
  process.stdout.write(
    total === 0
      ? `No events from before ${cutoff.toISOString()} are left to archive.\n`
      : `${total} events archived.\n`,
  );
} catch (error) {
  endWith(error instanceof ArchiveError ? new Error(error.message) : error);
}
