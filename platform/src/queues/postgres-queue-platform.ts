import { setTimeout as delay } from 'node:timers/promises';
import {
  type BackendFactory,
  DEFAULT_SCHEMA,
  PostgresConnection,
  PostgresQueueBackend,
  type QueueOptions,
  runMigrations,
  setDefaultBackendFactory,
} from 'bullmq';
import pg from 'pg';
import type { Logger } from '../observability/logger.js';
import { workersTelemetry } from '../observability/tracing.js';
import { InProcessNodeBus } from './node-bus.js';
import { memoryLimiter, type RateLimit, type RateLimiter } from './rate-limiter.js';
import type { QueuePlatform } from './queue-platform.js';
import { WorkersHere } from './workers-here.js';

const CLOSE_BOUND_MS = 5_000;
/** Of which one listens for the jobs of all queues. Each costs PostgreSQL some 5 MB, in use or not. */
const MAX_CONNECTIONS = 5;

/**
 * What all queues and workers of the process share. On their own, each worker would keep a connection to listen on, to
 * one channel that names the queue of every job. It is closed once, with the pool.
 */
class SharedConnection extends PostgresConnection {
  override close(): Promise<void> {
    return Promise.resolve();
  }

  override disconnect(): Promise<void> {
    return Promise.resolve();
  }

  end(): Promise<void> {
    return super.close();
  }
}

const backendOf: BackendFactory = (name, options) =>
  new PostgresQueueBackend(options.connection as never as SharedConnection, name, options as never, true);

/** Queues on Postgres, for one process that runs both the backend and the workers. */
export class PostgresQueuePlatform implements QueuePlatform {
  readonly kind = 'postgres';
  readonly reportsConnection = false;
  readonly bus = new InProcessNodeBus();
  readonly workersHere = new WorkersHere();
  readonly producers: QueueOptions;
  readonly consumers: QueueOptions;

  private constructor(private readonly pool: pg.Pool, private readonly connection: SharedConnection) {
    // The types know connections to Redis only, but other backends work.
    this.producers = { connection: connection as never };
    this.consumers = { connection: connection as never, ...workersTelemetry() };
  }

  /** Brings the queues' own tables up to date and opens them. */
  static async open(url: string, logger: Logger): Promise<PostgresQueuePlatform> {
    const pool = new pg.Pool({
      connectionString: url,
      max: MAX_CONNECTIONS,
      application_name: 'planet-heroes-queues',
      options: `-c search_path=${DEFAULT_SCHEMA}`,
      // All workers ask at once to listen, on one connection.
      pipeline: true,
    });
    // Each worker that waits listens for itself.
    pool.on('connect', (client) => client.setMaxListeners(0));
    pool.on('error', (error) => logger.debug({ err: error }, 'A connection of the queues failed.'));
    const client = await pool.connect();
    try {
      await runMigrations(client);
    } finally {
      client.release();
    }
    const connection = new SharedConnection(pool as never);
    connection.setMaxListeners(0);
    // For every queue and worker that this process opens.
    setDefaultBackendFactory(backendOf);
    return new PostgresQueuePlatform(pool, connection);
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
    const ended = this.connection.end().then(() => this.pool.end());
    // A worker that did not close in time may keep a connection for good.
    await Promise.race([ended, delay(CLOSE_BOUND_MS, undefined, { ref: false })]);
  }
}
