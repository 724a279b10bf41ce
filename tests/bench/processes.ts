import { type ChildProcess, fork, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { LoadResult } from './load-client.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** Starts a program of this folder and resolves with its first message. */
export async function startProgram<T>(file: string, args: string[] = [], environment: Record<string, string> = {}): Promise<{ child: ChildProcess; message: T }> {
  const child = fork(join(import.meta.dirname, file), args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const message = await new Promise<T>((resolve, reject) => {
    child.once('message', (value) => resolve(value as T));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { child, message };
}

/** Runs a program to its end and returns what it printed. */
export function runProgram(file: string, args: string[], environment: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`${file} ended with ${code}`)))));
}

/** Puts load on an address from a process of its own. */
export async function load(url: string, options: { connections?: number; seconds?: number; body?: unknown; heroes?: number } = {}): Promise<LoadResult> {
  const { connections = 50, seconds = 4, body } = options;
  const args = ['--url', url, '--connections', String(connections), '--seconds', String(seconds)];
  if (body) args.push('--body', JSON.stringify(body));
  if (options.heroes) args.push('--heroes', String(options.heroes));
  return JSON.parse(await runProgram('load-client.ts', args)) as LoadResult;
}

/** Starts one of the product's own processes and waits until it is ready. What is loaded ahead of it may send messages. */
export async function startProduct(main: string, readyUrl: string, environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(ROOT, main)], { env: { ...process.env, LOG_LEVEL: 'warn', ...environment }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const deadline = Date.now() + 60_000;
  while (!(await fetch(readyUrl).then(({ ok }) => ok, () => false))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${main} did not get ready`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return child;
}

/** Ends a process and waits until it is gone. */
export function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}
