// A folder of backups that are taken on a schedule: each is called after its time, and only the newest are kept.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { photosBeside } from './target.ts';

/** What a backup that was killed leaves: drafts, and those in the clear that earlier versions made. */
const LEFT_BEHIND = /^planet-[\dTZ-]+\.gz(\.age)?(\.plain)?(\.photos)?(\.part|\.plain)$/;
const NAME = /^planet-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.gz(\.age)?$/;

/**
 * The file of a backup that is taken now: one at a time in a folder. The folder is made where it is missing; what a
 * killed backup left in it is removed.
 */
export function fileOfNow(folder: string, { isSealed }: { isSealed: boolean }): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder).filter((each) => LEFT_BEHIND.test(each)))
    rmSync(join(folder, name), { recursive: true });
  const time = `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  return join(folder, `planet-${time}.gz${isSealed ? '.age' : ''}`);
}

/** The newest backup of a folder. */
export function newestIn(folder: string): string {
  const newest = backupsOf(folder).at(-1);
  if (!newest) throw new ExpectedError(`There is no backup in ${folder} that was taken with --folder.`);
  return join(folder, newest);
}

/** Removes all but the newest `keep` backups of a folder, with their photos, and returns the removed ones. */
export function removeOld(folder: string, keep: number): string[] {
  const old = backupsOf(folder).slice(0, -keep);
  for (const name of old) {
    rmSync(photosBeside(join(folder, name)), { recursive: true, force: true });
    rmSync(join(folder, name));
  }
  return old;
}

function backupsOf(folder: string): string[] {
  return readdirSync(folder).filter((name) => NAME.test(name)).toSorted();
}
