import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { endProcess } from '../bench/processes.ts';
import { DURABLE, freePort } from '../support/redis-server.ts';
import { spawnHere } from './left-behind.ts';
import { until } from './wait.ts';

/** A Redis that can be killed, started again on its port and data, and emptied. */
export interface BreakableRedis {
  url: string;
  start(): Promise<void>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  flush(): Promise<void>;
}

export async function startBreakableRedis(parent: string): Promise<BreakableRedis> {
  const folder = join(parent, 'redis');
  mkdirSync(folder);
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  const ask = async (command: 'ping' | 'flushall') => {
    const client = new Redis(url, { retryStrategy: () => null, maxRetriesPerRequest: 0 });
    client.on('error', () => undefined);
    try {
      return await client.call(command);
    } finally {
      client.disconnect();
    }
  };
  const redis: BreakableRedis = {
    url,
    async start() {
      server = spawnHere('redis-server', [...DURABLE, '--port', String(port), '--bind', '127.0.0.1', '--dir', folder], { stdio: 'ignore' });
      writeFileSync(join(parent, 'redis.pid'), String(server.pid));
      await until('Redis to answer', () => ask('ping').then(() => true));
    },
    async end(signal) {
      if (server) await endProcess(server, signal);
    },
    async flush() {
      await ask('flushall');
    },
  };
  await redis.start();
  return redis;
}
