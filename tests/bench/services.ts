import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@planet-heroes/platform/embedded/embedded-postgres';
import { endProcess } from './processes.ts';

/** A private Postgres, and a private Redis where a redis-server is on the PATH. */
export interface Services {
  postgres: EmbeddedPostgres;
  redisUrl: string | undefined;
  folder: string;
  stop(): Promise<void>;
}

export async function startServices(): Promise<Services> {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-bench-'));
  const postgres = await startEmbeddedPostgres(folder);
  const redis = hasRedisServer() ? await startRedis(folder) : undefined;
  return {
    postgres,
    redisUrl: redis?.url,
    folder,
    async stop() {
      if (redis) await endProcess(redis.server);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startRedis(folder: string): Promise<{ url: string; server: ChildProcess }> {
  const port = await freePort();
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction'],
    { stdio: 'ignore' },
  );
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  await client.ping();
  client.disconnect();
  await delay(0);
  return { url, server };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

function hasRedisServer(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
