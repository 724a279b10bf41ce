import type { ChildProcess } from 'node:child_process';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { freePort } from '../support/redis-server.ts';
import { fillHeroes } from './heroes-in-bulk.ts';
import { endProcess, startProduct } from './processes.ts';
import { createDatabase, type Services } from './services.ts';

export const OPERATOR_TOKEN = 'token-of-the-benchmark';
export const SESSION_SECRET = 'secret-of-the-benchmark';

/** The product as separate processes, on a database and a key prefix of its own. */
export interface BenchProduct {
  address: string;
  databaseUrl: string;
  backend: ChildProcess;
  stop(): Promise<void>;
}

export interface ProductOptions {
  seed?: 'demo' | 'catalogue';
  /** Heroes put into the empty database before anything starts. */
  heroes?: number;
  workers?: number;
  backendEnvironment?: Record<string, string>;
}

/** Starts a backend and workers, with the limits on writers off: one benchmark writes as many. */
export async function startBenchProduct(
  services: Services,
  name: string,
  { seed = 'catalogue', heroes, workers = 1, backendEnvironment = {} }: ProductOptions = {},
): Promise<BenchProduct> {
  const url = await createDatabase(services, name);
  if (heroes !== undefined) {
    const database = await openDatabase({ url });
    await prepareDatabase(database, seed);
    await fillHeroes(url, heroes, { withLedger: true });
    await database.close();
  }
  const environment = {
    DATABASE_URL: url, REDIS_URL: services.redisUrl!, REDIS_PREFIX: name.replaceAll('_', '-'), SEED: seed, OPERATOR_TOKEN, SESSION_SECRET,
    WRITES_PER_MINUTE_SESSION: '0', WRITES_PER_MINUTE_ADDRESS: '0', DRAIN_SECONDS: '0',
  };
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const backend = await startProduct('backend/dist/main.js', `${address}/health/live`, { ...environment, ...backendEnvironment, PORT: String(port) });
  const started = await Promise.all(Array.from({ length: workers }, () => startWorker(environment)));
  await untilReady(address);
  return {
    address,
    databaseUrl: url,
    backend,
    async stop() {
      await Promise.all(started.map((worker) => endProcess(worker)));
      await endProcess(backend);
    },
  };
}

async function startWorker(environment: Record<string, string>): Promise<ChildProcess> {
  const port = await freePort();
  return startProduct('workers/dist/main.js', `http://127.0.0.1:${port}/health/ready`, { ...environment, WORKER_PORT: String(port) });
}

async function untilReady(address: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; ) {
    if ((await fetch(`${address}/health/ready`)).ok) return;
    if (Date.now() > deadline) throw new Error('The product did not get ready.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Calls the product as an operator and returns the JSON answer; throws unless it is a 200. */
export async function operate<T>(address: string, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(address + path, {
    method,
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}
