// `npm run restore-drill -- <file or folder>`: proves a backup, or the newest of a folder, by restoring it into a
// temporary PostgreSQL and running the reconciliation there. Nothing else is touched.
import { existsSync, rmSync, statSync } from 'node:fs';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { restoreBackup } from '@planet-heroes/domain/kernel/database/backup/restore-backup';
import { reconcile } from '@planet-heroes/domain/kernel/reconciliation/reconcile';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { startEmbeddedPostgres } from '@planet-heroes/platform/embedded/embedded-postgres';
import { checkFolderBackup } from '@planet-heroes/platform/files/folder-backup';
import { runProgram } from '@planet-heroes/platform/program';
import { newestIn } from './backup-folder.ts';
import { withOpened } from './opened-backup.ts';
import { privateFolder } from './private-folder.ts';
import { photosBeside } from './target.ts';

const USAGE = `npm run restore-drill -- <file, or folder of --folder> [--identity <key file>]
  Proves a backup, or the newest of a folder: restores it into a PostgreSQL of its own and checks the books there.
  --identity   the file of the key, where the backup is sealed
Example: npm run restore-drill -- /backups --identity backups.key`;
const OPTIONS = { identity: { type: 'string' } } as const;
const words = { least: 1, most: 1, what: 'the backup, or a folder of backups' };

await runProgram({ usage: USAGE, options: OPTIONS, words }, async (values, [given = '']) => {
  if (!existsSync(given)) throw new ExpectedError(`There is no file or folder ${given}.`);
  const file = statSync(given).isDirectory() ? newestIn(given) : given;
  const started = performance.now();
  await withOpened(file, values.identity, async (opened) => {
    const beside = photosBeside(file);
    const photos = existsSync(beside) ? await checkFolderBackup(beside, opened.openPhoto) : undefined;
    const broken = await restoreAside(opened.file);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (photos) process.stdout.write(`${photos.files} photos are what was copied.\n`);
    for (const sentence of broken) process.stderr.write(`${sentence}\n`);
    if (broken.length > 0) throw new ExpectedError(`${file} can be restored, but its reconciliation fails.`);
    process.stdout.write(`${file} can be restored, and its reconciliation holds: proved in ${seconds} s.\n`);
  });
});

/** Restores it into a temporary server; returns the broken rules of its reconciliation. */
async function restoreAside(file: string): Promise<string[]> {
  const folder = privateFolder();
  try {
    const postgres = await startEmbeddedPostgres(folder);
    try {
      const { head, end } = await restoreBackup(postgres.url, file, { replace: false });
      const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
      process.stdout.write(`${rows} rows as of ${head.takenAt} (product ${head.product}) are restored, table by table as they were.\n`);
      const database = await openDatabase({ url: postgres.url });
      try {
        const { checks } = await reconcile(database);
        process.stdout.write(`${checks.length} rules of the reconciliation were checked.\n`);
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
