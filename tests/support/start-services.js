// One embedded Postgres, and one private Redis where a redis-server is on the PATH, for the whole run. Each test file
// makes a database and a key prefix of its own on them.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { startEmbeddedPostgres } from '../../platform/dist/embedded/embedded-postgres.js';

export default async function startServices() {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-test-'));
  const postgres = await startEmbeddedPostgres(folder);
  process.env.TEST_POSTGRES_URL = postgres.url;
  const redis = await startRedis(folder);
  if (redis.url) process.env.TEST_REDIS_URL = redis.url;
  globalThis.planetHeroesServices = { postgres, redis, folder };
}

async function startRedis(folder) {
  if (process.env.REDIS_URL && (await answers(process.env.REDIS_URL))) return { url: process.env.REDIS_URL };
  if (!hasRedisServer()) return {};
  const port = await freePort();
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction'],
    { stdio: 'ignore' },
  );
  return { url: `redis://127.0.0.1:${port}`, server };
}

/** Whether a Redis answers at an address. */
async function answers(url) {
  const client = new Redis(url, { lazyConnect: true, connectTimeout: 2_000, retryStrategy: null, maxRetriesPerRequest: 0 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}

function hasRedisServer() {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
