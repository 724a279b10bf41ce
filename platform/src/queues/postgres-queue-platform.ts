import { setTimeout as delay } from 'node:timers/promises';
import { createPostgresBackend, DEFAULT_SCHEMA, type Queue, runMigrations, withBackend, type WorkerOptions } from 'bullmq';
import pg from 'pg';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import type { QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import { InProcessNodeBus } from './node-bus.js';
import { memoryLimiter, type RateLimit, type RateLimiter } from './rate-limiter.js';
import type { CommandProcessor, CommandQueue, CommandWorker, QueuePlatform } from './queue-platform.js';

const CLOSE_BOUND_MS = 5_000;

const { Queue: PostgresQueue, Worker: PostgresWorker } = withBackend(createPostgresBackend);

/** Queues on Postgres, for one process that runs both the backend and the workers. */
export class PostgresQueuePlatform implements QueuePlatform {
  readonly kind = 'postgres';
  readonly bus = new InProcessNodeBus();
  private readonly queues = new Map<QueueName, CommandQueue>();

  private constructor(private readonly pool: pg.Pool) {}

  /** Brings the queues' own tables up to date and opens them. */
  static async open(url: string, onError: (error: Error) => void): Promise<PostgresQueuePlatform> {
    const pool = new pg.Pool({
      connectionString: url,
      // Every queue's worker keeps one to listen on; the rest is for work.
      max: COMMAND_QUEUES.length + 12,
      application_name: 'planet-heroes-queues',
      options: `-c search_path=${DEFAULT_SCHEMA}`,
    });
    pool.setMaxListeners(0);
    pool.on('error', onError);
    const client = await pool.connect();
    try {
      await runMigrations(client);
    } finally {
      client.release();
    }
    return new PostgresQueuePlatform(pool);
  }

  queue(name: QueueName): CommandQueue {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new PostgresQueue(name, { connection: this.pool }) as unknown as CommandQueue;
      queue.setMaxListeners(0);
      queue.on('error', () => undefined);
      this.queues.set(name, queue);
    }
    return queue;
  }

  worker(name: QueueName, processor: CommandProcessor, options: Omit<WorkerOptions, 'connection'>): CommandWorker {
    return new PostgresWorker(name, processor as never, {
      ...options,
      autorun: false,
      connection: this.pool,
    }) as unknown as CommandWorker;
  }

  limiter(_name: string, limit: RateLimit): RateLimiter {
    return memoryLimiter(limit);
  }

  async ping(): Promise<void> {
    await this.pool.query('select 1');
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue: Queue) => queue.close().catch(() => undefined)));
    // A worker that did not close in time may keep a connection for good.
    await Promise.race([this.pool.end(), delay(CLOSE_BOUND_MS, undefined, { ref: false })]);
  }
}
