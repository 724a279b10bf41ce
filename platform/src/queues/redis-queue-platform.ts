import { type QueueOptions, setDefaultBackendFactory } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../observability/logger.js';
import { workersTelemetry } from '../observability/tracing.js';
import type { QueuePlatform } from './queue-platform.js';
import { type RateLimit, type RateLimiter, redisLimiter } from './rate-limiter.js';
import { RedisNodeBus } from './redis-node-bus.js';
import { RedisWatch } from './redis-watch.js';

/** How long a reconnection waits at the most: recovery is promised within seconds. */
const retryStrategy = (times: number) => Math.min(50 * 2 ** Math.min(times, 5), 1000);

/** A producer fails at once when Redis is unavailable: the waiting caller gets a 503 and may try again. */
const FAIL_FAST = {
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  connectTimeout: 2_000,
  commandTimeout: 2_000,
  retryStrategy,
} satisfies RedisOptions;
/** A consumer waits as long as it takes. */
const PATIENT = { maxRetriesPerRequest: null, retryStrategy } satisfies RedisOptions;

/** Queues on Redis, shared by any number of processes. */
export class RedisQueuePlatform implements QueuePlatform {
  readonly kind = 'redis';
  readonly reportsConnection = true;
  readonly bus: RedisNodeBus;
  private readonly producer: Redis;
  private readonly subscriber: Redis;
  private readonly consumer: Redis;
  readonly producers: QueueOptions;
  readonly consumers: QueueOptions;
  private readonly watch: RedisWatch;

  private constructor(url: string, private readonly prefix: string, logger: Logger) {
    this.producer = new Redis(url, FAIL_FAST);
    this.subscriber = new Redis(url, PATIENT);
    this.consumer = new Redis(url, { ...PATIENT, lazyConnect: true });
    // All lead to one server, which is reported by the first.
    this.watch = new RedisWatch(this.producer, prefix, logger);
    for (const connection of [this.subscriber, this.consumer])
      connection.on('error', (error) => logger.debug({ err: error }, 'A connection to Redis failed.'));
    this.producers = {
      connection: this.producer,
      prefix,
      skipWaitingForReady: true,
      // Asked while Redis is unavailable, the version is an error that the queue would keep for good.
      skipVersionCheck: true,
      streams: { events: { maxLen: 100 } },
    };
    this.consumers = { connection: this.consumer, prefix, ...workersTelemetry() };
    // BullMQ's own one, for every queue and worker of this process.
    setDefaultBackendFactory();
    this.bus = new RedisNodeBus(this.producer, this.subscriber, prefix);
  }

  /**
   * Opens them; an unavailable Redis is reported and waited for. Throws an ExpectedError where it refuses the password
   * or is too old.
   */
  static async open(url: string, prefix: string, logger: Logger): Promise<RedisQueuePlatform> {
    const platform = new RedisQueuePlatform(url, prefix, logger);
    try {
      await platform.watch.firstContact();
    } catch (error) {
      await platform.close();
      throw error;
    }
    return platform;
  }

  limiter(name: string, limit: RateLimit): RateLimiter {
    return redisLimiter(this.producer, `${this.prefix}:limit:${name}`, limit);
  }

  async ping(): Promise<void> {
    await this.producer.ping();
  }

  misfits(): Promise<string[]> {
    return this.watch.misfits();
  }

  memoryUsed(): Promise<number> {
    return this.watch.memoryUsed();
  }

  async close(): Promise<void> {
    this.watch.close();
    for (const connection of [this.producer, this.subscriber, this.consumer]) connection.disconnect();
  }
}
