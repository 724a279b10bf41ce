import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { DURABLE, freePort, hasRedisServer, type RedisServer, redisUrl, startRedisServer } from './redis-server.ts';

/** Whether this machine can start a Redis at all. */
export const HAS_REDIS_SERVER = hasRedisServer();

/** A Redis of one's own, which may be stopped or killed, started again on its data and port, and emptied. */
export interface PrivateRedis {
  url: string;
  start(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  flush(): Promise<void>;
  /** Kills it and forgets its data. */
  remove(): Promise<void>;
}

/** Starts redis-server with the given flags on a free port. */
export async function startPrivateRedis(flags: readonly string[] = DURABLE): Promise<PrivateRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-redis-'));
  const port = await freePort();
  let server: RedisServer | undefined;
  const redis: PrivateRedis = {
    url: redisUrl(port, flags),
    async start() {
      if (!server?.runs()) server = await startRedisServer(folder, { port, flags });
    },
    async stop(signal) {
      await server?.stop(signal);
    },
    async flush() {
      const client = new Redis(redis.url, { retryStrategy: () => null, maxRetriesPerRequest: 0 });
      client.on('error', () => undefined);
      try {
        await client.flushall();
      } finally {
        client.disconnect();
      }
    },
    async remove() {
      await redis.stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await redis.start();
  return redis;
}
