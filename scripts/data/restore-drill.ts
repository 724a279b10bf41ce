// `npm run restore-drill -- <file or folder>`: proves a backup, or the newest of a folder, by restoring it into a
// PostgreSQL of its own, checking the books there, and taking it away again. Nothing else is touched.
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '@planet-heroes/domain/kernel/database/backup/restore-backup';
import { reconcile } from '@planet-heroes/domain/kernel/reconciliation/reconcile';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { startEmbeddedPostgres } from '@planet-heroes/platform/embedded/embedded-postgres';
import { checkFolderBackup } from '@planet-heroes/platform/files/folder-backup';
import { newestIn } from './backup-folder.ts';
import { endWith } from './end-with.ts';
import { withOpened } from './opened-backup.ts';
import { photosBeside } from './target.ts';

const USAGE = `npm run restore-drill -- <file, or folder of --folder> [--identity <key file>]`;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { identity: { type: 'string' } } });
  const [given, ...more] = positionals;
  if (!given || more.length > 0) throw new Error(USAGE);
  if (!existsSync(given)) throw new Error(`There is no file or folder ${given}.`);
  const file = statSync(given).isDirectory() ? newestIn(given) : given;
  const started = performance.now();
  await withOpened(file, values.identity, async (opened) => {
    const beside = photosBeside(file);
    const photos = existsSync(beside) ? await checkFolderBackup(beside, opened.openPhoto) : undefined;
    const broken = await restoreAside(opened.file);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (photos) process.stdout.write(`${photos.files} photos are what was copied.\n`);
    for (const sentence of broken) process.stderr.write(`${sentence}\n`);
    if (broken.length > 0) throw new Error(`${file} can be restored, but its books are not in order.`);
    process.stdout.write(`${file} can be restored, and its books are in order: proved in ${seconds} s.\n`);
  });
} catch (error) {
  endWith(error);
}

/** Restores it into a server of its own, which goes afterwards; returns what is not in order in its books. */
async function restoreAside(file: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-drill-'));
  try {
    const postgres = await startEmbeddedPostgres(folder);
    try {
      const { head, end } = await restoreBackup(postgres.url, file, { replace: false });
      const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
      process.stdout.write(`${rows} rows as of ${head.takenAt} (product ${head.product}) are restored, table by table as they were.\n`);
      const database = await openDatabase({ url: postgres.url });
      try {
        const { checks } = await reconcile(database);
        process.stdout.write(`${checks.length} rules of the books were checked.\n`);
        return checks.filter(({ holds }) => !holds).map(({ name, found }) => `${name}: ${found}`);
      } finally {
        await database.close();
      }
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
