import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Reads a secret that its owner alone may read, making it first where there is none; never leaves half a file. */
export function readOrCreateSecret(path: string, make: () => string): string {
  if (!existsSync(path)) {
    writeFileSync(`${path}.new`, make(), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  return readFileSync(path, 'utf8').trim();
}
