import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';

/** The digests of a copy’s files, as `sha256sum -c` reads them. */
export const SUMS_FILE = 'SHA256SUMS';
/** What `fileFolder` keeps; what it has half written is called otherwise. */
const KEPT = /^[\w-]+\.\w+$/;

/** What turns the bytes of a file into others: seals them, or opens them. */
type Turned = (bytes: Uint8Array) => Promise<Uint8Array>;

/** How many files, and how many bytes they have. */
export interface FolderCopy {
  files: number;
  bytes: number;
}

/**
 * Copies the files of a folder that a product may be using into a new folder, with their digests, and reads them back;
 * sealed where `seal` is given, so that the digests can be checked without a key. Undefined where there is nothing to
 * copy. Throws where it cannot be done; then there is no new folder.
 */
export async function backUpFolder(folder: string, to: string, seal?: Turned): Promise<FolderCopy | undefined> {
  const names = await filesOf(folder);
  if (names.length === 0) return undefined;
  const draft = `${to}.part`;
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(draft, { mode: 0o700 });
    const sums: string[] = [];
    for (const name of names) {
      const plain = await readFile(join(folder, name)).catch(unlessGone);
      // A photo that its hero took back in this moment goes with it.
      if (!plain) continue;
      const bytes = seal ? await seal(plain) : plain;
      await writeFile(join(draft, name), bytes, { mode: 0o600, flush: true });
      sums.push(`${digestOf(bytes)}  ${name}\n`);
    }
    await writeFile(join(draft, SUMS_FILE), sums.join(''), { mode: 0o600, flush: true });
    const copy = await checkFolderBackup(draft);
    await rename(draft, to);
    return copy;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Checks a copy with its digests, and opens each file where `open` is given. Throws an `ExpectedError` where it is not
 * a complete copy, was altered, or cannot be opened.
 */
export async function checkFolderBackup(from: string, open?: Turned): Promise<FolderCopy> {
  let bytes = 0;
  const sums = await sumsOf(from);
  for (const { name, sha256 } of sums) {
    const found = await readFile(join(from, name)).catch(unlessGone);
    if (!found || digestOf(found) !== sha256)
      throw new ExpectedError(`${join(from, name)} is not what was copied. Nothing was changed.`);
    await open?.(found);
    bytes += found.length;
  }
  return { files: sums.length, bytes };
}

/**
 * Copies a backup's files into a folder; with `replace`, instead of those it has. Check the backup before: a failure
 * stops half way, and the call can be repeated.
 */
export async function restoreFolder(
  from: string,
  folder: string,
  { replace, open }: { replace: boolean; open?: Turned | undefined },
): Promise<void> {
  const names = (await sumsOf(from)).map(({ name }) => name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of names) {
    const kept = await readFile(join(from, name));
    await writeFile(join(folder, name), open ? await open(kept) : kept, { mode: 0o600 });
  }
  if (!replace) return;
  const kept = new Set(names);
  for (const name of await filesOf(folder)) if (!kept.has(name)) await rm(join(folder, name));
}

async function filesOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(unlessGone)) ?? [];
  return names.filter((name) => KEPT.test(name)).toSorted();
}

async function sumsOf(from: string): Promise<{ name: string; sha256: string }[]> {
  const text = await readFile(join(from, SUMS_FILE), 'utf8').catch(unlessGone);
  const lines = text?.split('\n').slice(0, -1).map((line) => /^([0-9a-f]{64}) {2}([\w-]+\.\w+)$/.exec(line));
  if (!lines?.every((line) => line !== null)) throw new ExpectedError(`${from} is not a complete copy of files. Nothing was changed.`);
  return lines.map(([, sha256 = '', name = '']) => ({ name, sha256 }));
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
