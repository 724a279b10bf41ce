// Processes that are started here. Run by Node as it stands and by Jest: imports name `.ts` files.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The checkout. */
export const ROOT = join(import.meta.dirname, '../..');

const running = new Set<ChildProcess>();

/** Starts a process that does not outlive this one, however this one ends by itself. */
export function spawnHere(...[command, args, options]: Parameters<typeof spawn>): ChildProcess {
  if (running.size === 0) process.on('exit', endLeftBehind);
  const child = spawn(command, args, options);
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    if (running.size === 0) process.off('exit', endLeftBehind);
  });
  return child;
}

function endLeftBehind(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Whether a process has not ended yet. */
export function runs({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** Ends a process and waits until it is gone. */
export function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown> {
  if (!runs(child)) return Promise.resolve();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

/** A process and all that descend from it, itself first. */
export function familyOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const family = [pid];
  for (const parent of family) family.push(...pairs.filter(([, of]) => of === parent).map(([child]) => child));
  return family;
}
