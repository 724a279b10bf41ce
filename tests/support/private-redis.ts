import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { DURABLE, freePort, hasRedisServer, type RedisServer, startRedisServer } from './redis-server.js';

/** Whether this machine can start a Redis at all. */
export const HAS_REDIS_SERVER = hasRedisServer();

/** A Redis of the test's own, which may be stopped, started again on its data and port, and flushed. */
export interface PrivateRedis {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  flush(): Promise<void>;
  /** Stops it and forgets its data. */
  remove(): Promise<void>;
}

/** Starts redis-server with the given flags on a free port. */
export async function startPrivateRedis(flags: readonly string[] = DURABLE): Promise<PrivateRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-redis-'));
  const port = await freePort();
  let server: RedisServer | undefined;
  const redis: PrivateRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      if (!server?.runs()) server = await startRedisServer(folder, { port, flags });
    },
    async stop() {
      await server?.stop();
    },
    async flush() {
      const client = new Redis(redis.url);
      await client.flushall();
      client.disconnect();
    },
    async remove() {
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await redis.start();
  return redis;
}
