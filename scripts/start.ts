// `npm start`: backend, workers and the built web in one process, on an embedded Postgres (or on DATABASE_URL and
// REDIS_URL where they are set).
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Registry } from 'prom-client';
import { createBackend } from '@planet-heroes/backend/create-backend';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { readConfig } from '@planet-heroes/platform/config/config';
import { lockDataDir } from '@planet-heroes/platform/embedded/data-dir-lock';
import { startEmbeddedPostgres } from '@planet-heroes/platform/embedded/embedded-postgres';
import {
  operatorTokenFile,
  readOrCreateOperatorToken,
  readOrCreateSessionSecret,
  readOrCreateVapidKeys,
} from '@planet-heroes/platform/embedded/data-dir-secrets';
import { createLogger } from '@planet-heroes/platform/observability/logger';
import { measureProcess } from '@planet-heroes/platform/observability/process-metrics';
import { startTracing } from '@planet-heroes/platform/observability/tracing';
import { outliveRejections } from '@planet-heroes/platform/outlive-rejections';
import { readCommandLine, sentenceOf } from '@planet-heroes/platform/program';
import { openQueuePlatform } from '@planet-heroes/platform/queues/open-queue-platform';
import { type ShutdownStep, stopInOrder } from '@planet-heroes/platform/shutdown';
import { createWorkers } from '@planet-heroes/workers/create-workers';

/** Everything stops within 5 s; the rest is abandoned. */
const STOP_BOUND_MS = 4_800;
/** What a job at hand gets of it. */
const WORKERS_STOP_MS = 1_500;
/** So long after the start, memory that only the start needed is given back, in a quarter of a second. */
const COLLECT_AFTER_MS = 1_000;

const USAGE = `npm start
  Runs the whole product in one process, on a PostgreSQL of its own below DATA_DIR, or on DATABASE_URL and REDIS_URL.
  Its settings are environment variables (docs/run.md).
Example: PORT=3000 DATA_DIR=.data npm start`;
readCommandLine({ usage: USAGE, options: {} });

const started: ShutdownStep[] = [];
let stopping = false;
/** Ends Postgres without waiting for it, once there is one. */
let abandonPostgres = () => {};
try {
  const settings = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const logger = createLogger(settings.logLevel, 'planet-heroes');
  outliveRejections(logger);
  const stop = stopInOrder({
    logger,
    boundMs: STOP_BOUND_MS,
    steps() {
      stopping = true;
      return started.toReversed();
    },
    onLate: () => abandonPostgres(),
  });
  started.push({ name: 'traces', close: await startTracing(settings.tracesTo, 'planet-heroes') });
  const dataDir = resolve(settings.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDataDir(dataDir);
  started.push({ name: 'lock', close: async () => unlock() });
  let openedPort = settings.port;
  const vapidKeys = settings.vapidKeys ?? readOrCreateVapidKeys(dataDir);
  const config = {
    ...settings,
    dataDir,
    vapidKeys,
    vapidPublicKey: vapidKeys.publicKey,
    get publicUrl() {
      return process.env.PUBLIC_URL ? settings.publicUrl : `http://localhost:${openedPort}`;
    },
  };
  const operatorToken = config.operatorToken ?? readOrCreateOperatorToken(dataDir);
  const sessionSecret = config.sessionSecret ?? readOrCreateSessionSecret(dataDir);

  let databaseUrl = config.external?.databaseUrl;
  if (!databaseUrl) {
    // Noted before it is up: a stop that comes while Postgres starts neither waits for that nor leaves it behind.
    const interrupt = new AbortController();
    const starting = startEmbeddedPostgres(dataDir, {}, interrupt.signal);
    abandonPostgres = () => interrupt.abort();
    started.push({
      name: 'postgres',
      async close() {
        interrupt.abort();
        await starting.then((postgres) => postgres.stop(), () => undefined);
      },
    });
    const postgres = await starting;
    abandonPostgres = () => postgres.abandon();
    void postgres.died.then(() => {
      logger.error('Postgres ended unexpectedly.');
      stop(1);
    });
    databaseUrl = postgres.url;
  }
  const database = await openDatabase({ url: databaseUrl, poolSize: config.databasePoolSize });
  started.push({ name: 'database', close: () => database.close() });
  await prepareDatabase(database, config.seed, { log: logger });
  const platform = await openQueuePlatform(config, databaseUrl, logger);
  started.push({ name: 'queues', close: () => platform.close() });
  const registry = new Registry();
  measureProcess(registry, await database.pool());
  const shared = { config, database, platform, logger, registry };
  const workers = await createWorkers(shared);
  started.push({ name: 'workers', close: () => workers.stop(WORKERS_STOP_MS) });
  const backend = await createBackend({
    ...shared,
    operatorToken,
    sessionSecret,
    nodeId: randomBytes(9).toString('base64url'),
  });
  started.push({ name: 'http', close: () => backend.close() });
  const address = new URL(await backend.listen(config.port, config.host));
  openedPort = Number(address.port);
  await workers.start();
  const isOpenToAll = ['0.0.0.0', '[::]'].includes(address.hostname);
  if (isOpenToAll) address.hostname = 'localhost';
  process.stdout.write(
    `Planet Heroes is at ${address.origin}\n` +
      (isOpenToAll ? 'Everybody in your network can reach it, since HOST says so.\n' : '') +
      (config.demoCity ? 'Sample heroes trade automatically in this demo (DEMO_CITY=off stops them).\n' : '') +
      (config.operatorToken ? '' : `The operator token is in ${operatorTokenFile(dataDir)}\n`),
  );
  setTimeout(() => globalThis.gc?.({ execution: 'sync', flavor: 'last-resort' }), COLLECT_AFTER_MS).unref();
} catch (error) {
  // A stop during the start takes the parts away from under it: no fault, and the stop itself ends the process.
  if (stopping) await new Promise(() => undefined);
  process.stderr.write(`${sentenceOf(error, resolve(process.env.DATA_DIR || '.data'))}\n`);
  for (const { close } of started.toReversed()) await close().catch(() => undefined);
  process.exit(1);
}
