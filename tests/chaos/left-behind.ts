import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a process that does not outlive this one, however this one ends by itself. */
export function spawnHere(...[command, args, options]: Parameters<typeof spawn>): ChildProcess {
  const child = spawn(command, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
