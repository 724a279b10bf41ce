import { setTimeout as delay } from 'node:timers/promises';
import {
  createPostgresBackend,
  DEFAULT_SCHEMA,
  type QueueOptions,
  runMigrations,
  setDefaultBackendFactory,
} from 'bullmq';
import pg from 'pg';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import type { Logger } from '../observability/logger.js';
import { workersTelemetry } from '../observability/tracing.js';
import { InProcessNodeBus } from './node-bus.js';
import { memoryLimiter, type RateLimit, type RateLimiter } from './rate-limiter.js';
import type { QueuePlatform } from './queue-platform.js';
import { WorkersHere } from './workers-here.js';

const CLOSE_BOUND_MS = 5_000;

/** Queues on Postgres, for one process that runs both the backend and the workers. */
export class PostgresQueuePlatform implements QueuePlatform {
  readonly kind = 'postgres';
  readonly reportsConnection = false;
  readonly bus = new InProcessNodeBus();
  readonly workersHere = new WorkersHere();
  readonly producers: QueueOptions;
  readonly consumers: QueueOptions;

  private constructor(private readonly pool: pg.Pool) {
    // The types know connections to Redis only, but other backends work.
    this.producers = { connection: pool as never };
    this.consumers = { connection: pool as never, ...workersTelemetry() };
  }

  /** Brings the queues' own tables up to date and opens them. */
  static async open(url: string, logger: Logger): Promise<PostgresQueuePlatform> {
    const pool = new pg.Pool({
      connectionString: url,
      // Every queue's worker keeps one to listen on; the rest is for work.
      max: COMMAND_QUEUES.length + 12,
      application_name: 'planet-heroes-queues',
      options: `-c search_path=${DEFAULT_SCHEMA}`,
    });
    pool.setMaxListeners(0);
    pool.on('error', (error) => logger.debug({ err: error }, 'A connection of the queues failed.'));
    const client = await pool.connect();
    try {
      await runMigrations(client);
    } finally {
      client.release();
    }
    // For every queue and worker that this process opens.
    setDefaultBackendFactory(createPostgresBackend);
    return new PostgresQueuePlatform(pool);
  }

  limiter(_name: string, limit: RateLimit): RateLimiter {
    return memoryLimiter(limit);
  }

  async ping(): Promise<void> {
    await this.pool.query('select 1');
  }

  misfits(): Promise<string[]> {
    return Promise.resolve([]);
  }

  memoryUsed(): Promise<number> {
    return Promise.resolve(0);
  }

  async close(): Promise<void> {
    // A worker that did not close in time may keep a connection for good.
    await Promise.race([this.pool.end(), delay(CLOSE_BOUND_MS, undefined, { ref: false })]);
  }
}
