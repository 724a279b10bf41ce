import { spawn } from 'node:child_process';
import { ROOT } from '../processes/process.js';
import { OPERATOR_TOKEN } from '../processes/secrets.js';
import { type Answer, request } from './request.js';
import { until } from './until.js';

/** How a process ended. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A process of the product, with what it wrote so far. */
export interface ProductProcess {
  pid: number;
  stdout(): string;
  stderr(): string;
  /**
   * Waits for text on standard output and returns what matched; fails at once, with the output, if the process ends.
   */
  written(pattern: RegExp, boundMs?: number): Promise<RegExpMatchArray>;
  ended: Promise<Exit>;
  /** Sends a signal, SIGTERM unless another is named, and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<Exit>;
}

export interface ProcessOptions {
  environment?: Record<string, string>;
  folder?: string;
  user?: { uid: number; gid: number };
}

/** Runs a command with nothing but the given environment, so that the machine's own settings decide nothing. */
export function startProcess(
  command: readonly string[],
  { environment = {}, folder = ROOT, user }: ProcessOptions = {},
): ProductProcess {
  // The Node that runs the tests also runs the product.
  const program = command[0] === 'node' ? process.execPath : command[0]!;
  const child = spawn(program, command.slice(1), {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<Exit>((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid!,
    stdout: () => stdout,
    stderr: () => stderr,
    async written(pattern, boundMs = 60_000) {
      const match = await until(
        `${command.join(' ')} to write ${pattern}`,
        () => stdout.match(pattern) ?? (hasEnded() && ('ended' as const)),
        boundMs,
      );
      if (match !== 'ended') return match;
      throw new Error(`${command.join(' ')} ended before it wrote ${pattern}:\n${stdout}${stderr}`);
    },
    ended,
    stop(signal = 'SIGTERM') {
      if (!hasEnded()) child.kill(signal);
      return ended;
    },
  };
}

/** Everything a test starts, so that it can be ended together however the test went. */
export class ProcessGroup {
  private readonly processes: ProductProcess[] = [];

  start(command: readonly string[], options?: ProcessOptions): ProductProcess {
    const started = startProcess(command, options);
    this.processes.push(started);
    return started;
  }

  /** Starts a backend on a free port, and another where METRICS_PORT is given, and waits until it listens. */
  async startBackend(
    environment: Record<string, string>,
    { command = ['node', 'backend/dist/main.js'], folder = ROOT } = {},
  ) {
    const ports = { PORT: '0', ...(environment.METRICS_PORT && { METRICS_PORT: '0' }) };
    const backend = this.start(command, { environment: { ...environment, ...ports }, folder });
    const [, port, metricsPort] = await backend.written(
      /"address":"http:\/\/[\d.]+:(\d+)","metrics":"http:\/\/[\d.]+:(\d+)"/,
    );
    return { ...backend, port: port!, metricsPort: metricsPort!, address: `http://127.0.0.1:${port}` };
  }

  /** Starts workers with their health server on a free port and waits until they consume. */
  async startWorkers(
    environment: Record<string, string>,
    { command = ['node', 'workers/dist/main.js'], folder = ROOT } = {},
  ) {
    const workers = this.start(command, { environment: { ...environment, METRICS_PORT: '0' }, folder });
    const [, port] = await workers.written(/"health":\{[^}]*"port":(\d+)/);
    return { ...workers, port: port!, metricsPort: port!, address: `http://127.0.0.1:${port}` };
  }

  async killAll(): Promise<void> {
    await Promise.all(this.processes.map((started) => started.stop('SIGKILL')));
  }
}

export type BackendProcess = Awaited<ReturnType<ProcessGroup['startBackend']>>;
export type WorkersProcess = Awaited<ReturnType<ProcessGroup['startWorkers']>>;

/** Calls a process as an operator and reads the answer. */
export function ask({ address }: { address: string }, method: string, path: string, body?: unknown): Promise<Answer> {
  return request(address, method, path, body, { authorization: `Bearer ${OPERATOR_TOKEN}` });
}
