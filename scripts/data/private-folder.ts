import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isRunning } from '@planet-heroes/platform/embedded/data-dir-lock';

const own = new Set<string>();

/** A folder for what is in the clear: for this user alone, and the caller removes it. Those of killed processes go. */
export function privateFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^planet-heroes-clear-(\d+)-/.exec(name) ?? [];
    if (pid === undefined) continue;
    // In a container each run has the same number.
    if (pid === String(process.pid) ? own.has(name) : isRunning(Number(pid))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another user's, whose next run removes it.
    }
  }
  const folder = mkdtempSync(join(tmpdir(), `planet-heroes-clear-${process.pid}-`));
  own.add(basename(folder));
  return folder;
}
