// The product as separate processes: a backend and two workers on a Postgres and a Redis from outside.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@planet-heroes/platform/embedded/embedded-postgres';
import { startRedisServer } from '../support/redis-server.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-e2e-'));
const [redis, postgres] = await Promise.all([startRedisServer(folder), startEmbeddedPostgres(folder)]);
const environment = { ...process.env, DATABASE_URL: postgres.url, REDIS_URL: redis.url, DRAIN_SECONDS: '0' };
const run = (main: string, extra: Record<string, string> = {}) =>
  spawn(process.execPath, [join(root, main)], { env: { ...environment, ...extra }, stdio: 'inherit' });

const processes: ChildProcess[] = [
  run('backend/dist/main.js'),
  run('workers/dist/main.js', { WORKER_QUEUES: 'trade-calculations', WORKER_PORT: '0' }),
  run('workers/dist/main.js', { WORKER_QUEUES: 'trade-ins,event-ingest', WORKER_PORT: '0' }),
];

process.on('SIGTERM', async () => {
  await Promise.all(processes.map(end));
  await redis.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

function end(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}
