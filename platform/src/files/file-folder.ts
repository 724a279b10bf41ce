import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '@planet-heroes/contracts/kernel/files/file-store';
import { fileStoreUnavailable } from './file-store-unavailable.js';

/** Keeps files in a folder that only its owner may read. */
export function fileFolder(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, assertPlain(name));
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const half = `${path}.${randomUUID()}`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(half, bytes, { mode: 0o600 });
        await rename(half, path);
      } catch (cause) {
        await rm(half, { force: true }).catch(() => undefined);
        throw fileStoreUnavailable(cause);
      }
    },
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw fileStoreUnavailable(cause);
      }
    },
    async remove(name) {
      try {
        await rm(pathOf(name), { force: true });
      } catch (cause) {
        throw fileStoreUnavailable(cause);
      }
    },
  };
}

/** Names are our own: one that could lead elsewhere is a fault of ours. */
function assertPlain(name: string): string {
  if (/^[\w-]+\.\w+$/.test(name)) return name;
  throw new Error(`No name of a file: ${name}`);
}
