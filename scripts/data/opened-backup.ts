// A backup as it is read: opened first where it is sealed.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@planet-heroes/platform/program';
import { isSealed, openerWith, openFile } from '@planet-heroes/platform/files/sealed-file';
import { privateFolder } from './private-folder.ts';

/** A backup that can be read, and how its photos are. */
export interface OpenedBackup {
  file: string;
  openPhoto: ((bytes: Uint8Array) => Promise<Uint8Array>) | undefined;
}

/** Does something with a backup. A sealed one is opened into a folder of this user's alone, which goes afterwards. */
export async function withOpened<T>(
  file: string,
  keyFile: string | undefined,
  work: (opened: OpenedBackup) => Promise<T>,
): Promise<T> {
  if (!(await isSealed(file))) return work({ file, openPhoto: undefined });
  if (keyFile === undefined) throw new UsageError(`${file} is sealed. Add --identity with the file of the key.`);
  const folder = privateFolder();
  try {
    const opened = join(folder, 'backup.gz');
    await openFile(file, opened, keyFile);
    return await work({ file: opened, openPhoto: openerWith(keyFile) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
