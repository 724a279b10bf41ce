import { createPostgresBackend, DEFAULT_SCHEMA, type Queue, runMigrations, withBackend, type WorkerOptions } from 'bullmq';
import pg from 'pg';
import type { QueueName } from '@planet-heroes/contracts/commands/queues';
import { InProcessNodeBus } from './node-bus.js';
import type { CommandProcessor, CommandQueue, CommandWorker, QueuePlatform } from './queue-platform.js';

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
      max: 16,
      application_name: 'planet-heroes-queues',
      options: `-c search_path=${DEFAULT_SCHEMA}`,
    });
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

  async ping(): Promise<void> {
    await this.pool.query('select 1');
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue: Queue) => queue.close().catch(() => undefined)));
    await this.pool.end();
  }
}
