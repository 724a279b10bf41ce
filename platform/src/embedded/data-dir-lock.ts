import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Another start holds the data folder. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
}

/**
 * Takes the data folder for this process; the returned function gives it back. A lock left by a killed process is
 * recognised: its process is gone, or its number belongs to one that started at another time.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'start.lock');
  const own = `${process.pid} ${startedAt(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, own);
      closeSync(file);
      return () => {
        if (read(path) === own) rmSync(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [holder = '', holderStart = ''] = (read(path) ?? '').split(' ');
    const pid = Number(holder);
    if (pid > 0 && isRunning(pid) && startedAt(pid) === holderStart) {
      throw new DataDirInUseError(
        `Planet Heroes is already running on ${dataDir} (process ${pid}). Stop it first, or choose another folder with DATA_DIR.`,
      );
    }
    rmSync(path, { force: true });
  }
  throw new DataDirInUseError(`Another start is taking ${dataDir} at this moment.`);
}

/** When a process started, in clock ticks since boot; empty where the system does not tell. */
function startedAt(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** Whether a process with this number exists, whoever owns it. */
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
