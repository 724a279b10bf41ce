import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../processes/process.ts';

/** A tool that this machine lacks: its check is left out. */
export class NotInstalled extends Error {
  override readonly name = 'NotInstalled';
}

const BIN = 'node_modules/.bin';
const RUN_MS = 300_000;
const MAX_OUTPUT_BYTES = 2 ** 26;

/** A program of this folder's packages, of the checkout's, or on the PATH. Throws NotInstalled. */
export function programNamed(name: string): string {
  // Not every user has /usr/sbin, where nginx is, on the PATH.
  const folders = [
    join(import.meta.dirname, BIN), join(ROOT, BIN), ...(process.env.PATH ?? '').split(delimiter), '/usr/sbin',
  ];
  const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!file) throw new NotInstalled(name);
  return file;
}

/** A package of this folder, or of the checkout. Throws NotInstalled. */
export async function library(name: string): Promise<any> {
  let url: string;
  try {
    url = import.meta.resolve(name);
  } catch {
    throw new NotInstalled(name);
  }
  const found = await import(url);
  return { ...found.default, ...found };
}

/** Runs a program to its end. Throws what it printed where it ends with another code than 0. */
export async function run(name: string, args: readonly string[], cwd: string): Promise<void> {
  const env = { ...process.env, CI: '1', NO_COLOR: '1', REDOCLY_TELEMETRY: 'off' };
  const options = { cwd, env, timeout: RUN_MS, maxBuffer: MAX_OUTPUT_BYTES };
  const program = programNamed(name);
  try {
    await promisify(execFile)(program, [...args], options);
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${stdout}\n${stderr}`.trim() || message, { cause: error });
  }
}
