// `npm run backup -- <file>`: writes everything that the database holds to one file, and photos that are files into a
// folder beside it, while the product runs or not. `--folder` is for schedules.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { writeBackup } from '@planet-heroes/domain/kernel/database/backup/write-backup';
import { backUpFolder } from '@planet-heroes/platform/files/folder-backup';
import { sealerOf, streamSealerOf } from '@planet-heroes/platform/files/sealed-file';
import { numberOf, placed, runProgram, UsageError } from '@planet-heroes/platform/program';
import { fileOfNow, removeOld } from './backup-folder.ts';
import { dataFolder, isEmbedded, onDatabase, photoFolder, photosBeside } from './target.ts';

const USAGE = `npm run backup -- <file>                     (DATABASE_URL or DATA_DIR says of what)
npm run backup -- --folder <folder> [--keep <n>]
  --folder      calls the backup after its time, for schedules
  --keep        removes all but the newest so many of the folder, once this one is whole
  --encrypt-to  seals it for the holder of a key: a recipient of age, age1…
Example: npm run backup -- planet-2026-11-21.gz`;
const OPTIONS = { folder: { type: 'string' }, keep: { type: 'string' }, 'encrypt-to': { type: 'string' } } as const;
const MAX_KEPT = 99_999;

interface Given {
  folder?: string | undefined;
  keep?: string | undefined;
  'encrypt-to'?: string | undefined;
}

const words = { least: 0, most: 1, what: '' };
await runProgram({ usage: USAGE, options: OPTIONS, words }, async (values, [named]) => {
  const { file, folder, keep, recipient } = chosen(values, named);
  const beside = photosBeside(file);
  if (existsSync(file) || existsSync(beside)) {
    const there = existsSync(file) ? file : beside;
    throw new ExpectedError(`${there} is there already. Choose another name: a backup is never written over.`);
  }
  const seal = recipient === undefined ? undefined : sealerFor(recipient);
  const started = performance.now();
  const { head, end } = await onDatabase(
    { whileRunning: true },
    (url) => writeBackup(url, file, recipient ? streamSealerOf(recipient) : undefined),
  ).catch((error: unknown) => {
    throw placed(error, file);
  });
  const tables = Object.values(end.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${file}: ${rows} rows of ${tables.length} tables, ${
      end.tables.event_log?.rows ?? 0
    } of them events, as of ${head.takenAt}; `
      + `${(statSync(file).size / 1e6).toFixed(1)} MB in ${seconds} s, read back and whole${seal ? ', and sealed' : ''}.\n`,
  );
  // After the database: every photo that the backup names was a file before.
  const photosIn = photoFolder();
  const photos = photosIn === undefined ? undefined : await backUpFolder(photosIn, beside, seal);
  if (photos) {
    process.stdout.write(
      `${beside}: ${photos.files} photos, ${(photos.bytes / 1e6).toFixed(1)} MB, read back and whole. Keep both together.\n`,
    );
  }
  const known = end.tables.trade_in_photo?.rows ?? 0;
  if (photosIn === undefined) process.stdout.write('Photos are in the S3 store: its own versioning keeps them.\n');
  else if (known > (photos?.files ?? 0))
    process.stdout.write(`The database knows ${known} photos; is ${photosIn} where they are (PHOTO_FOLDER)?\n`);
  if (isEmbedded() && existsSync(join(dataFolder(), 'session-secret'))) {
    process.stdout.write(
      `Keep ${join(dataFolder(), 'session-secret')} as well, apart from it: without it heroes lose their sessions.\n`,
    );
  }
  if (folder !== undefined && keep !== undefined) {
    for (const name of removeOld(folder, keep)) process.stdout.write(`${name} is older than the newest ${keep}, and went.\n`);
  }
});

function sealerFor(recipient: string): ReturnType<typeof sealerOf> {
  try {
    return sealerOf(recipient);
  } catch (error) {
    throw new UsageError(`--encrypt-to: ${(error as Error).message}`);
  }
}

function chosen(
  { folder, keep, 'encrypt-to': recipient }: Given,
  file: string | undefined,
): { file: string; folder?: string; keep?: number; recipient?: string } {
  const sealing = recipient === undefined ? {} : { recipient };
  if (folder === undefined) {
    if (keep !== undefined) throw new UsageError('--keep goes with --folder.');
    if (!file) throw new UsageError('Missing: the file, or --folder.');
    return { file, ...sealing };
  }
  if (file) throw new UsageError('A file and --folder exclude each other.');
  const kept = keep === undefined ? {} : { keep: numberOf('--keep', keep, { least: 1, most: MAX_KEPT }) };
  return { file: fileOfNow(folder, { isSealed: recipient !== undefined }), folder, ...kept, ...sealing };
}
