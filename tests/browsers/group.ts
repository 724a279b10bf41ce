import { spawn } from 'node:child_process';

/** Starts a program with a process group of its own, and returns what ends all of it. */
export function startGroup(program: string, args: readonly string[]): () => void {
  const child = spawn(program, [...args], { detached: true, stdio: 'ignore' });
  const end = () => {
    process.off('exit', end);
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  process.on('exit', end);
  return end;
}
