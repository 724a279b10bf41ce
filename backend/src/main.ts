import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
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
import { createBackend } from './create-backend.js';
import { LONGEST_HAND_OVER_MS } from './kernel/rooms/live.gateway.js';

/** What calls under way get once nobody comes any more, and the whole end once all live connections have moved. */
const CLOSE_MS = 6_000;
const STOP_BOUND_MS = 10_000;

const USAGE = `npm run backend
  Runs a backend as a process of its own. Its settings are environment variables (docs/run.md);
  DATABASE_URL, REDIS_URL, OPERATOR_TOKEN and SESSION_SECRET are needed.
Example: DATABASE_URL=postgres://… REDIS_URL=redis://… OPERATOR_TOKEN=… SESSION_SECRET=… npm run backend`;

readCommandLine({ usage: USAGE, options: {} });
try {
  const config = readConfig(process.env, 'backend');
  const { databaseUrl } = config.external;
  const endTracing = await startTracing(config.tracesTo, 'planet-heroes-backend');
  const logger = createLogger(config.logLevel, 'backend');
  outliveRejections(logger);
  const database = await openDatabase({
    url: databaseUrl,
    poolSize: config.databasePoolSize,
    applicationName: 'planet-heroes-backend',
  });
  await prepareDatabase(database, config.seed, { log: logger });
  const platform = await openQueuePlatform(config, databaseUrl, logger);
  const registry = new Registry();
  measureProcess(registry, await database.pool());
  const backend = await createBackend({
    config,
    operatorToken: config.operatorToken,
    sessionSecret: config.sessionSecret,
    database,
    platform,
    logger,
    registry,
    nodeId: randomBytes(9).toString('base64url'),
  });
  const steps = () => [
    { name: 'drain', close: () => backend.drain() },
    { name: 'http', close: () => backend.close(CLOSE_MS) },
    { name: 'queues', close: () => platform.close() },
    { name: 'database', close: () => database.close() },
    { name: 'traces', close: endTracing },
  ];
  stopInOrder({ logger, boundMs: config.drainSeconds * 1000 + LONGEST_HAND_OVER_MS + STOP_BOUND_MS, steps });
  const address = await backend.listen(config.port, config.host);
  logger.info({ address, metrics: backend.metricsAddress }, 'The backend is listening.');
} catch (error) {
  endWith(error, { usage: USAGE });
}
