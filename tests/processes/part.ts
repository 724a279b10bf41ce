import type { ChildProcess, StdioOptions } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../support/until.ts';
import { endProcess, ROOT, runs, spawnHere } from './process.ts';
import { freePort } from './redis-server.ts';

/** One process of the product on a port of its own, which can be ended or killed and started again at its place. */
export interface Part {
  address: string;
  readonly child: ChildProcess;
  start(): Promise<void>;
  end(signal?: NodeJS.Signals): Promise<void>;
}

export interface PartOptions {
  environment: Record<string, string>;
  /** The port that others know it by; a free one unless it is given. */
  port?: number;
  /** A folder for its log, instead of this process's own standard error. */
  logs?: string;
}

/** Starts a backend and waits until it answers. */
export function startBackend(options: PartOptions): Promise<Part> {
  return startPart('backend/dist/main.js', 'PORT', options);
}

/** Starts workers and waits until their health server answers. */
export function startWorkers(options: PartOptions): Promise<Part> {
  return startPart('workers/dist/main.js', 'METRICS_PORT', options);
}

/** Waits until every part says that it can do all its work; returns how long that took, in ms. */
export async function untilReady(parts: readonly Part[], boundMs = 60_000): Promise<number> {
  const started = performance.now();
  const isReady = ({ address }: Part) => fetch(`${address}/health/ready`).then(({ ok }) => ok);
  await until('everything to be ready', async () => (await Promise.all(parts.map(isReady))).every(Boolean), boundMs);
  return performance.now() - started;
}

async function startPart(
  main: string,
  portName: string,
  { environment, port: given, logs }: PartOptions,
): Promise<Part> {
  const port = given ?? (await freePort());
  const address = `http://127.0.0.1:${port}`;
  const log = logs && openSync(join(logs, `${portName.toLowerCase()}-${port}.log`), 'a');
  // Modules loaded ahead of it may send messages.
  const stdio: StdioOptions = log ? ['ignore', log, log, 'ipc'] : ['ignore', 'ignore', 'inherit', 'ipc'];
  const env = {
    PATH: process.env.PATH,
    NODE_OPTIONS: process.env.NODE_OPTIONS ?? '',
    LOG_LEVEL: 'warn',
    ...environment,
    [portName]: String(port),
  };
  let child: ChildProcess;
  const part: Part = {
    address,
    get child() {
      return child;
    },
    async start() {
      child = spawnHere(process.execPath, [join(ROOT, main)], { env, stdio });
      const live = await until(`${main} to start${logs ? ` (see ${logs})` : ''}`, async () => {
        if (!runs(child)) return 'ended';
        return (await fetch(`${address}/health/live`)).ok && 'live';
      });
      if (live === 'ended') throw new Error(`${main} ended with ${child.exitCode ?? child.signalCode}`);
    },
    async end(signal) {
      await endProcess(child, signal);
    },
  };
  await part.start();
  return part;
}
