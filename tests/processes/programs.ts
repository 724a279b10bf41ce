import { type ChildProcess, fork, spawn } from 'node:child_process';
import { basename } from 'node:path';

/** A program of this repository that was started and has said its first word. */
export interface StartedProgram<T> {
  child: ChildProcess;
  message: T;
}

export interface ProgramOptions {
  args?: readonly (string | number)[];
  environment?: Record<string, string>;
  /** Node's own arguments. */
  nodeArgs?: readonly string[];
}

/** Starts a program and resolves with its first message; rejects when it ends instead. */
export async function startProgram<T>(
  file: string,
  { args = [], environment = {}, nodeArgs = [] }: ProgramOptions = {},
): Promise<StartedProgram<T>> {
  const child = fork(file, args.map(String), {
    env: { ...process.env, ...environment }, execArgv: [...nodeArgs], stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const message = await new Promise<T>((resolve, reject) => {
    child.once('message', (value) => resolve(value as T));
    child.once('exit', (code) => reject(new Error(`${basename(file)} ended with ${code}`)));
  });
  return { child, message };
}

/** Sends a started program a message and resolves with its next one; rejects when it ends instead. */
export function answerOf<T>(child: ChildProcess, message: object | string): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`It ended with ${code}, and gave no answer.`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as T);
    });
    child.send(message);
  });
}

/** Runs a program to its end and returns what it printed. */
export function runProgram(file: string, { args = [], environment = {} }: ProgramOptions = {}): Promise<string> {
  const child = spawn(process.execPath, [file, ...args.map(String)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once(
      'close',
      (code) => (code === 0 ? resolve(output) : reject(new Error(`${basename(file)} ended with ${code}`))),
    );
  });
}

/** `{ way: 'sql' }` as `--way=sql`. */
export function flags(values: Record<string, string | number>): string[] {
  return Object.entries(values).map(([name, value]) => `--${name}=${value}`);
}
