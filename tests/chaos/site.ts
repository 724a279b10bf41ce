import { mkdtempSync, openSync, rmSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { fillHeroes } from '../bench/heroes-in-bulk.ts';
import { endProcess, ROOT } from '../bench/processes.ts';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../bench/product.ts';
import { freePort } from '../support/redis-server.ts';
import { type BreakablePostgres, startBreakablePostgres } from './breakable-postgres.ts';
import { type BreakableRedis, startBreakableRedis } from './breakable-redis.ts';
import { type Query, queryOf } from './query.ts';
import { spawnHere } from './left-behind.ts';
import { until } from './wait.ts';

export interface SiteOptions {
  seed?: 'demo' | 'catalogue' | 'minimal';
  /** Heroes `bulk-1`, `bulk-2`, … with points, put there before anything starts. */
  heroes?: number;
  backends?: number;
  workers?: number;
  environment?: Record<string, string>;
  postgres?: Record<string, string>;
  /** Where PostgreSQL's data lie, in the place of a folder of the site's own. */
  parent?: string;
  /** Has every process tell its memory when it is asked (tests/bench/report-memory.ts). */
  measured?: boolean;
}

const REPORT_MEMORY = pathToFileURL(join(import.meta.dirname, '../bench/report-memory.ts')).href;

/** One process of the product, which can be killed and started again at its place. */
export interface Part {
  address: string;
  readonly child: ChildProcess;
  start(): Promise<void>;
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** The whole product as separate processes, on services of its own, every part of which can be broken. */
export interface Site {
  folder: string;
  postgres: BreakablePostgres;
  redis: BreakableRedis;
  backends: Part[];
  workers: Part[];
  address: string;
  environment: Record<string, string>;
  query: Query;
  startWorker(): Promise<Part>;
  remove(): Promise<void>;
}

/** Runs a row on a site of its own, and removes that however it goes. */
export async function onSite<T>(options: SiteOptions, use: (site: Site) => Promise<T>): Promise<T> {
  const site = await startSite(options);
  try {
    return await use(site);
  } finally {
    await site.remove();
  }
}

async function startSite({ seed = 'catalogue', heroes = 0, backends = 1, workers = 1, environment: more = {}, postgres: settings, parent, measured = false }: SiteOptions): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-chaos-'));
  const postgres = await startBreakablePostgres(parent ?? folder, settings);
  const redis = await startBreakableRedis(folder);
  await fill(postgres.url, seed, heroes);
  const environment = {
    DATABASE_URL: postgres.url, REDIS_URL: redis.url, SEED: seed, OPERATOR_TOKEN, SESSION_SECRET, LOG_LEVEL: 'warn',
    WRITES_PER_MINUTE_SESSION: '0', WRITES_PER_MINUTE_ADDRESS: '0', VIRTUAL_CLOCK: 'on', TRADE_AUTO_VERIFY: 'off',
    DRAIN_SECONDS: '0', ...more,
  };
  const parts: Part[] = [];
  const part = async (main: string, portName: string, ready: string): Promise<Part> => {
    const made = await startPart(folder, main, { ...environment, ...(measured && { NODE_OPTIONS: `--import=${REPORT_MEMORY}` }) }, portName, ready);
    parts.push(made);
    return made;
  };
  const startBackend = () => part('backend/dist/main.js', 'PORT', '/health/live');
  const startWorker = () => part('workers/dist/main.js', 'WORKER_PORT', '/health/live');
  const site: Site = {
    folder, postgres, redis, environment, backends: [], workers: [], address: '', startWorker,
    query: queryOf(postgres.url),
    async remove() {
      await Promise.all(parts.map((each) => each.end('SIGKILL')));
      await redis.end('SIGKILL');
      await postgres.end('immediate');
      if (!process.env.CHAOS_KEEP) rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    site.backends = await Promise.all(Array.from({ length: backends }, startBackend));
    site.workers = await Promise.all(Array.from({ length: workers }, startWorker));
    site.address = site.backends[0]!.address;
    await untilReady(site);
  } catch (error) {
    await site.remove();
    throw error;
  }
  return site;
}

/** Waits until every process says that it can do all its work; returns how long that took, in ms. */
export async function untilReady({ backends, workers }: Pick<Site, 'backends' | 'workers'>, boundMs = 60_000): Promise<number> {
  const started = performance.now();
  const isReady = ({ address }: Part) => fetch(`${address}/health/ready`).then(({ ok }) => ok);
  await until('everything to be ready', async () => (await Promise.all([...backends, ...workers].map(isReady))).every(Boolean), boundMs);
  return performance.now() - started;
}

async function fill(url: string, seed: NonNullable<SiteOptions['seed']>, heroes: number): Promise<void> {
  const database = await openDatabase({ url });
  await prepareDatabase(database, seed);
  await database.close();
  if (heroes > 0) await fillHeroes(url, heroes, { withLedger: true });
}

async function startPart(folder: string, main: string, environment: Record<string, string>, portName: string, live: string): Promise<Part> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const log = openSync(join(folder, `${portName.toLowerCase()}-${port}.log`), 'a');
  let child: ChildProcess;
  const part: Part = {
    address,
    get child() {
      return child;
    },
    async start() {
      child = spawnHere(process.execPath, [join(ROOT, main)], { env: { PATH: process.env.PATH, ...environment, [portName]: String(port) }, stdio: ['ignore', log, log, 'ipc'] });
      await until(`${main} to start (see ${folder})`, async () => {
        if (child.exitCode !== null) throw new Error(`${main} ended with ${child.exitCode}`);
        return (await fetch(address + live)).ok;
      });
    },
    async end(signal = 'SIGTERM') {
      await endProcess(child, signal);
    },
  };
  await part.start();
  return part;
}
