import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { until } from './until.js';

/** Whether this machine can start a Redis at all. */
export const HAS_REDIS_SERVER = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** As the product needs its Redis: no job evicted, every write in the append-only file. */
const DURABLE = ['--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction'];

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
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  const runs = () => server !== undefined && server.exitCode === null && server.signalCode === null;
  const redis: PrivateRedis = {
    url,
    async start() {
      if (runs()) return;
      server = spawn('redis-server', [...flags, '--port', String(port), '--bind', '127.0.0.1', '--dir', folder], { stdio: 'ignore' });
      await until('Redis to answer', () => withClient(url, (client) => client.ping()));
    },
    async stop() {
      if (!runs()) return;
      const ended = new Promise((resolve) => server!.once('exit', resolve));
      server!.kill('SIGTERM');
      await ended;
    },
    async flush() {
      await withClient(url, (client) => client.flushall());
    },
    async remove() {
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await redis.start();
  return redis;
}

async function withClient<T>(url: string, use: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    client.disconnect();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
