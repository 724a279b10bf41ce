// `npm run archive-log -- --before 90d --to <folder>`: moves old events out of the database into files, while it runs.
import { archiveLog } from '@planet-heroes/domain/kernel/log/archive-log';
import { runProgram, UsageError } from '@planet-heroes/platform/program';
import { seconds } from '../replay/duration.ts';
import { onDatabase, withPreparedDatabase } from './target.ts';

const USAGE = `npm run archive-log -- --before <age> --to <folder>     (DATABASE_URL or DATA_DIR says of what)
  --before <age>   events written longer ago than this: 90d, 12h; an hour at the least
  --to <folder>    where the files go; the same each time
Example: npm run archive-log -- --before 90d --to /archive`;
const OPTIONS = { before: { type: 'string' }, to: { type: 'string' } } as const;
/** Readers are seconds behind, not hours. */
const LEAST_SECONDS = 3600;

await runProgram({ usage: USAGE, options: OPTIONS }, async ({ before, to }) => {
  if (!before || !to) throw new UsageError('--before and --to are both needed.');
  const age = seconds(before);
  if (age < LEAST_SECONDS)
    throw new UsageError('The last hour of events stays in the log: its readers may be behind.');
  const cutoff = new Date(Date.now() - age * 1000);
  const files = await onDatabase(
    { whileRunning: true },
    (url) => withPreparedDatabase(url, 'planet-heroes-archive', (database) => archiveLog(database, { before: cutoff, folder: to })),
  );
  for (const { file, events } of files) process.stdout.write(`${file}: ${events} events\n`);
  const total = files.reduce((sum, { events }) => sum + events, 0);
  process.stdout.write(
    total === 0
      ? `No events from before ${cutoff.toISOString()} are left to archive.\n`
      : `${total} events archived.\n`,
  );
});
