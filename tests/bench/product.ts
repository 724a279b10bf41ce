import type { ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { runningPostgresUrl } from '@planet-heroes/platform/embedded/embedded-postgres';
import { createDatabase } from '../processes/database.ts';
import { startEmbedded, startEmbeddedWithHeroes } from '../processes/embedded.ts';
import { fillHeroes, prepare } from '../processes/heroes-in-bulk.ts';
import { type Part, startBackend, startWorkers, untilReady } from '../processes/part.ts';
import { endProcess } from '../processes/process.ts';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../processes/secrets.ts';
import type { Services } from '../processes/services.ts';

/** A product that is measured, on a database of its own. */
export interface BenchProduct {
  address: string;
  databaseUrl: string;
  backend: ChildProcess;
  /** All of them, where they are processes of their own. */
  backends: Part[];
  stop(): Promise<void>;
}

export interface ProductOptions {
  seed?: 'demo' | 'trial';
  /** Heroes put into the empty database before anything starts, with their ledger unless it is left out. */
  heroes?: number;
  withLedger?: boolean;
  backends?: number;
  workers?: number;
  backendEnvironment?: Record<string, string>;
}

/**
 * Starts a backend and workers, on a key prefix of their own, with the limits on writers off: one benchmark writes as
 * many.
 */
export async function startBenchProduct(
  { postgres, redisUrl }: Services,
  name: string,
  options: ProductOptions = {},
): Promise<BenchProduct> {
  const { seed = 'trial', heroes, withLedger = true, backendEnvironment = {} } = options;
  const databaseUrl = await createDatabase(postgres, name);
  if (heroes !== undefined) {
    await prepare(databaseUrl, seed);
    await fillHeroes(databaseUrl, heroes, { withLedger });
  }
  const environment = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl!,
    REDIS_PREFIX: name.replaceAll('_', '-'),
    SEED: seed,
    DEMO_CITY: 'off',
    OPERATOR_TOKEN,
    SESSION_SECRET,
    WRITES_PER_MINUTE_SESSION: '0',
    WRITES_PER_MINUTE_ADDRESS: '0',
    READS_PER_MINUTE_ADDRESS: '0',
    REQUESTS_PER_MINUTE_COMPANY: '0',
    DRAIN_SECONDS: '0',
  };
  const ofBackends = { environment: { ...environment, ...backendEnvironment } };
  const backends = await Promise.all(Array.from({ length: options.backends ?? 1 }, () => startBackend(ofBackends)));
  const started = await Promise.all(Array.from({ length: options.workers ?? 1 }, () => startWorkers({ environment })));
  await untilReady([...backends, ...started]);
  const [{ address, child }] = backends as [Part];
  return {
    address,
    databaseUrl,
    backend: child,
    backends,
    async stop() {
      await Promise.all(started.map((worker) => worker.end()));
      await Promise.all(backends.map((backend) => backend.end()));
    },
  };
}

/** The product as `npm start` runs it, in one process on a Postgres of its own, in an empty folder. */
export async function startEmbeddedProduct(
  { folder }: Services,
  { seed = 'trial', heroes }: ProductOptions = {},
): Promise<BenchProduct> {
  const dataDir = mkdtempSync(join(folder, 'embedded-'));
  const environment = { SEED: seed };
  const { child, address } = heroes === undefined
    ? await startEmbedded(dataDir, environment)
    : await startEmbeddedWithHeroes(dataDir, heroes, environment);
  return {
    address,
    databaseUrl: runningPostgresUrl(dataDir),
    backend: child,
    backends: [],
    stop: async () => void (await endProcess(child)),
  };
}
