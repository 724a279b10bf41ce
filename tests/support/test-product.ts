import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { type Backend, createBackend } from '@planet-heroes/backend/create-backend';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { type Config, readConfig } from '@planet-heroes/platform/config/config';
import { createLogger } from '@planet-heroes/platform/observability/logger';
import { openQueuePlatform } from '@planet-heroes/platform/queues/open-queue-platform';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import type { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { createWorkers, type WorkerProcess } from '@planet-heroes/workers/create-workers';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../processes/secrets.js';
import { type Answer, request } from './request.js';
import { createTestDatabase } from './test-database.js';

const CLOSE_BOUND_MS = 15_000;

/** The product in this process, on a database of its own. */
export interface TestProduct {
  address: string;
  databaseUrl: string;
  database: Database;
  platform: QueuePlatform;
  queues: CommandQueues;
  backend: Backend;
  workers: WorkerProcess;
  /** Where it keeps files: e-mails that no mail server takes. */
  dataDir: string;
  /** Sends a request and reads the JSON answer. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The same with the operator token. */
  operate(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

interface ProductOptions {
  seed?: 'demo' | 'trial' | 'catalogue' | 'minimal';
  /** Queues on this Redis instead of Postgres. */
  redisUrl?: string | undefined;
  /** Leave the workers standing: `workers.start()` is then the test's own. */
  withoutWorkers?: boolean;
  environment?: Record<string, string>;
  /** Puts something into the new database before the product starts on it. */
  fill?: (databaseUrl: string) => Promise<unknown>;
  /** Takes every line of the log, instead of silence. */
  onLog?: (line: string) => void;
  /** An existing database, which stays, instead of a new one. */
  databaseUrl?: string;
}

/** Starts backend and workers as npm start does, without a process of their own. */
export async function startTestProduct(options: ProductOptions = {}): Promise<TestProduct> {
  const { seed = 'trial' } = options;
  const { url, drop } = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => {} }
    : await createTestDatabase(options.fill ? undefined : seed);
  await options.fill?.(url);
  const external = options.redisUrl ? { DATABASE_URL: url, REDIS_URL: options.redisUrl } : {};
  const dataDir = mkdtempSync(join(tmpdir(), 'planet-heroes-test-'));
  const config: Config = readConfig({
    ...external,
    REDIS_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    SEED: seed,
    DEMO_CITY: 'off',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    TRADE_AUTO_VERIFY: 'off',
    WRITES_PER_MINUTE_SESSION: '0',
    WRITES_PER_MINUTE_ADDRESS: '0',
    READS_PER_MINUTE_ADDRESS: '0',
    REQUESTS_PER_MINUTE_COMPANY: '0',
    OPERATOR_FAILURES_PER_MINUTE: '0',
    VIRTUAL_CLOCK: 'on',
    // Other tests' transactions on the same server hold this product's log back for longer than in production.
    READ_YOUR_WRITES_MS: '20000',
    // On a busy machine a command of many at once waits for longer than the 5 s after which 202 is answered.
    COMMAND_WAIT_MS: '30000',
    // Neither is a transaction late that has to share two cores with other tests; the bound has tests of its own.
    TRANSACTION_BOUND_MS: '20000',
    WEBHOOKS_TO_PRIVATE_NETWORKS: 'allowed',
    ...options.environment,
  });
  const { onLog } = options;
  const level = options.environment?.LOG_LEVEL ?? 'info';
  const logger = onLog ? createLogger(level, 'test', { write: onLog }) : pino({ level: config.logLevel });
  const database = await openDatabase({ url });
  await prepareDatabase(database, config.seed, { log: logger });
  const platform = await openQueuePlatform(config, url, logger);
  const registry = new Registry();
  const shared = { config, database, platform, logger, registry };
  const workers = await createWorkers(shared);
  const nodeId = randomBytes(6).toString('hex');
  const backend = await createBackend({
    ...shared,
    operatorToken: OPERATOR_TOKEN,
    sessionSecret: SESSION_SECRET,
    nodeId,
  });
  const address = await backend.listen(0, '127.0.0.1');
  if (!options.withoutWorkers) await workers.start();
  const call: TestProduct['call'] = (method, path, body, headers) => request(address, method, path, body, headers);
  return {
    address,
    databaseUrl: url,
    database,
    platform,
    queues: backend.app.get(CommandQueues),
    backend,
    workers,
    dataDir,
    call,
    operate: (method, path, body, headers) =>
      call(method, path, body, { authorization: `Bearer ${OPERATOR_TOKEN}`, ...headers }),
    async close() {
      await closeWithin('backend', backend.close());
      await closeWithin('workers', workers.stop());
      await closeWithin('queues', platform.close());
      await closeWithin('database', database.close());
      rmSync(dataDir, { recursive: true, force: true });
      await drop();
    },
  };
}

/** Names a part that does not close, and goes on: how the product stops is tested where its processes are. */
async function closeWithin(part: string, closing: Promise<void>): Promise<void> {
  const late = delay(CLOSE_BOUND_MS, 'late', { ref: false });
  if ((await Promise.race([closing, late])) === 'late')
    console.warn(`A product's ${part} did not close within ${CLOSE_BOUND_MS} ms.`);
}
