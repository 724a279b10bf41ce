import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';

/** How long a lock must stand before it is trusted, ms: longer than another start takes to put back what it took. */
const SETTLE_MS = 50;

/** Another start holds the data folder. */
export class DataDirInUseError extends ExpectedError {
  override readonly name = 'DataDirInUseError';
}

/**
 * Takes the data folder for this process; the returned function gives it back. A lock left by a killed process is
 * recognised: its process is gone, or its number belongs to one that started at another time.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'start.lock');
  const draft = `${path}.${process.pid}`;
  const own = `${process.pid} ${startedAt(process.pid)}`;
  writeFileSync(draft, own, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      if (linked(draft, path)) {
        // Another start that saw the same stale lock may just have taken ours away in its place; it gives it back.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SETTLE_MS);
        if (read(path) !== own) break;
        return () => {
          if (read(path) === own) rmSync(path, { force: true });
        };
      }
      const found = read(path);
      if (found === undefined) continue;
      const [holder = '', holderStart = ''] = found.split(' ');
      const pid = Number(holder);
      if (pid > 0 && isRunning(pid) && startedAt(pid) === holderStart) {
        throw new DataDirInUseError(
          `Planet Heroes is already running on ${dataDir} (process ${pid}). Stop it first, or choose another folder with DATA_DIR.`,
        );
      }
      removeStale(path, `${draft}.stale`, found);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new DataDirInUseError(`Another start is taking ${dataDir} at this moment.`);
}

/** Gives the lock its name in one step, contents included; false when there is one already. */
function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Takes a stale lock away; one that is not the lock that was found stale is put back. */
function removeStale(path: string, aside: string, found: string): void {
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== found) linked(aside, path);
  rmSync(aside, { force: true });
}

/** When a process started, in clock ticks since boot; empty where the system does not say. */
function startedAt(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** Whether a process with this number exists, under any owner. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
