import { type QueueOptions, setDefaultBackendFactory } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import { workersTelemetry } from '../observability/tracing.js';
import type { QueuePlatform } from './queue-platform.js';
import { type RateLimit, type RateLimiter, redisLimiter } from './rate-limiter.js';
import { RedisNodeBus } from './redis-node-bus.js';

/** How long a reconnection waits at the most: recovery is promised within seconds. */
const retryStrategy = (times: number) => Math.min(50 * 2 ** Math.min(times, 5), 1000);

/** A producer fails at once when Redis is away: whoever waits gets a 503 and is told to come back. */
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
  readonly bus: RedisNodeBus;
  private readonly producer: Redis;
  private readonly subscriber: Redis;
  private readonly consumer: Redis;
  readonly producers: QueueOptions;
  readonly consumers: QueueOptions;

  constructor(url: string, private readonly prefix: string, onError: (error: Error) => void) {
    this.producer = new Redis(url, FAIL_FAST);
    this.subscriber = new Redis(url, PATIENT);
    this.consumer = new Redis(url, { ...PATIENT, lazyConnect: true });
    for (const connection of [this.producer, this.subscriber, this.consumer]) connection.on('error', onError);
    this.producers = {
      connection: this.producer,
      prefix,
      skipWaitingForReady: true,
      // Asked while Redis is away, the version is an error that the queue would keep for good.
      skipVersionCheck: true,
      streams: { events: { maxLen: 100 } },
    };
    this.consumers = { connection: this.consumer, prefix, ...workersTelemetry() };
    // BullMQ's own one, for every queue and worker of this process.
    setDefaultBackendFactory();
    this.bus = new RedisNodeBus(this.producer, this.subscriber, prefix);
  }

  limiter(name: string, limit: RateLimit): RateLimiter {
    return redisLimiter(this.producer, `${this.prefix}:limit:${name}`, limit);
  }

  async ping(): Promise<void> {
    await this.producer.ping();
  }

  async close(): Promise<void> {
    for (const connection of [this.producer, this.subscriber, this.consumer]) connection.disconnect();
  }
}
