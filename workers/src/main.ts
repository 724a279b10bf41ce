import 'reflect-metadata';
import { Registry } from 'prom-client';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { readConfig } from '@planet-heroes/platform/config/config';
import { createLogger } from '@planet-heroes/platform/observability/logger';
import { measureProcess } from '@planet-heroes/platform/observability/process-metrics';
import { startTracing } from '@planet-heroes/platform/observability/tracing';
import { outliveRejections } from '@planet-heroes/platform/outlive-rejections';
import { endWith, readCommandLine } from '@planet-heroes/platform/program';
import { openQueuePlatform } from '@planet-heroes/platform/queues/open-queue-platform';
import { stopInOrder } from '@planet-heroes/platform/shutdown';
import { createWorkers } from './create-workers.js';
import { serveHealth } from './kernel/health/health-server.js';

const STOP_BOUND_MS = 15_000;

const USAGE = `npm run workers
  Runs workers as a process of its own. Its settings are environment variables (docs/run.md);
  DATABASE_URL and REDIS_URL are needed.
Example: DATABASE_URL=postgres://… REDIS_URL=redis://… WORKER_QUEUES=trade-calculations npm run workers`;

readCommandLine({ usage: USAGE, options: {} });
try {
  const config = readConfig(process.env, 'workers');
  const { databaseUrl } = config.external;
  const endTracing = await startTracing(config.tracesTo, 'planet-heroes-workers');
  const logger = createLogger(config.logLevel, 'workers');
  outliveRejections(logger);
  const database = await openDatabase({
    url: databaseUrl,
    poolSize: config.databasePoolSize,
    applicationName: 'planet-heroes-workers',
  });
  await prepareDatabase(database, config.seed, { log: logger });
  const platform = await openQueuePlatform(config, databaseUrl, logger);
  const registry = new Registry();
  measureProcess(registry, await database.pool());
  const workers = await createWorkers({ config, database, platform, logger, registry });
  const health = await serveHealth(workers.heartbeat, registry, config.host, config.metricsPort);
  const steps = () => [
    { name: 'workers', close: () => workers.stop() },
    { name: 'queues', close: () => platform.close() },
    { name: 'database', close: () => database.close() },
    { name: 'traces', close: endTracing },
    { name: 'health', close: async () => health.close() },
  ];
  stopInOrder({ logger, boundMs: STOP_BOUND_MS, steps });
  const queues = await workers.start();
  logger.info({ queues, health: health.address() }, 'Workers are consuming.');
} catch (error) {
  endWith(error, { usage: USAGE });
}
