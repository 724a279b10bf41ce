// `npm run backup -- <file>`: writes everything that the database holds to one file, and photos that are files into a
// folder beside it, while the product runs or not.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeBackup } from '@planet-heroes/domain/kernel/database/backup/write-backup';
import { backUpFolder } from '@planet-heroes/platform/files/folder-backup';
import { endWith } from './end-with.ts';
import { dataFolder, isEmbedded, onDatabase, photoFolder, photosBeside } from './target.ts';

const [file, ...more] = process.argv.slice(2);

try {
  if (!file || file.startsWith('-') || more.length > 0)
    throw new Error('npm run backup -- <file>     (DATABASE_URL or DATA_DIR says of what)');
  const beside = photosBeside(file);
  if (existsSync(beside))
    throw new Error(`${beside} is there already. Choose another name: a backup is never written over.`);
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const started = performance.now();
  const { head, end } = await onDatabase({ whileRunning: true }, (url) => writeBackup(url, file, { product: version }));
  const tables = Object.values(end.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${file}: ${rows} rows of ${tables.length} tables, ${
      end.tables.event_log?.rows ?? 0
    } of them events, as of ${head.takenAt}; `
      + `${(statSync(file).size / 1e6).toFixed(1)} MB in ${seconds} s, read back and whole.\n`,
  );
  // After the database: whatever it shows was a file before.
  const folder = photoFolder();
  const photos = folder === undefined ? undefined : await backUpFolder(folder, beside);
  if (photos) {
    process.stdout.write(
      `${beside}: ${photos.files} photos, ${(photos.bytes / 1e6).toFixed(1)} MB, read back and whole. Keep both together.\n`,
    );
  }
  const known = end.tables.trade_in_photo?.rows ?? 0;
  if (folder === undefined) process.stdout.write('Photos are in the S3 store: its own versioning keeps them.\n');
  else if (known > (photos?.files ?? 0))
    process.stdout.write(`The database knows ${known} photos; is ${folder} where they are (PHOTO_FOLDER)?\n`);
  if (isEmbedded() && existsSync(join(dataFolder(), 'session-secret'))) {
    process.stdout.write(
      `Keep ${join(dataFolder(), 'session-secret')} as well, apart from it: without it heroes lose their sessions.\n`,
    );
  }
} catch (error) {
  endWith(error);
}
