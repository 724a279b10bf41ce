// `npm run restore -- <file>`: restores a backup into an empty database, or replaces the contents of one, with the
// photos beside it where photos are kept.
import { existsSync } from 'node:fs';
import { restoreBackup } from '@planet-heroes/domain/kernel/database/backup/restore-backup';
import { checkFolderBackup, restoreFolder } from '@planet-heroes/platform/files/folder-backup';
import { runProgram } from '@planet-heroes/platform/program';
import { withOpened } from './opened-backup.ts';
import { isEmbedded, onDatabase, photoFolder, photosBeside } from './target.ts';

const USAGE = `npm run restore -- <file> [--replace]     (DATABASE_URL or DATA_DIR says where to; nothing may run on it)
  --replace    puts the backup in the place of what the database holds
  --identity   the file of the key, where the backup is sealed
Example: npm run restore -- planet-2026-11-21.gz`;
const OPTIONS = { replace: { type: 'boolean', default: false }, identity: { type: 'string' } } as const;
const words = { least: 1, most: 1, what: 'the file of the backup' };

await runProgram({ usage: USAGE, options: OPTIONS, words }, async (values, [file = '']) => {
  await withOpened(file, values.identity, async (opened) => {
    const started = performance.now();
    const [beside, folder] = [photosBeside(file), photoFolder()];
    // Before anything is touched.
    const photos = folder !== undefined && existsSync(beside)
      ? await checkFolderBackup(beside, opened.openPhoto)
      : undefined;
    const { head, end } = await onDatabase(
      { whileRunning: false, create: true },
      (url) => restoreBackup(url, opened.file, values),
    );
    const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(
      `${rows} rows restored as of ${head.takenAt} (product ${head.product}) and the schema is up to date, in ${seconds} s.\n`,
    );
    const known = end.tables.trade_in_photo?.rows ?? 0;
    if (photos && folder !== undefined) {
      await restoreFolder(beside, folder, { replace: values.replace, open: opened.openPhoto });
      process.stdout.write(`${photos.files} photos restored into ${folder}.\n`);
    } else if (known > 0 && folder !== undefined) {
      process.stdout.write(`It knows ${known} photos, and ${beside} is not there: ${folder} stays as it is.\n`);
    }
  });
  if (!isEmbedded())
    process.stdout.write('Flush Redis before you start anything: its jobs belong to what was there before.\n');
});
