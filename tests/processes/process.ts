// Processes that are started here. Run by Node directly and by Jest: imports name `.ts` files.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The checkout. */
export const ROOT = join(import.meta.dirname, '../..');

const running = new Set<ChildProcess>();

/** Starts a process that does not outlive this one, however this one ends. */
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

const TICKS_PER_SECOND = 100;

/** Seconds of a processor that some processes have used, with those of their own that have ended. */
export function cpuSecondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      // The name in parentheses may hold anything; the four times stand 12 to 15 after it.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
      return sum + fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) / TICKS_PER_SECOND;
    } catch {
      // It ended during the read: its parent has its times.
      return sum;
    }
  }, 0);
}
