// The one place that finds and starts a redis-server. Run by Node directly and by Jest: imports name `.ts` files.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { endProcess, runs, spawnHere } from './process.ts';

/** As the product needs its Redis: no job evicted, every write in the append-only file. */
export const DURABLE: readonly string[] = ['--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction'];

/** Whether this machine can start a Redis at all. */
export function hasRedisServer(): boolean {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** A redis-server that answers, with its data in a folder of the caller's. */
export interface RedisServer {
  url: string;
  runs(): boolean;
  stop(signal?: NodeJS.Signals): Promise<unknown>;
}

/** Starts a redis-server on the given or a free port and waits until it answers; rejects when it ends instead. */
export async function startRedisServer(
  folder: string,
  { port, flags = DURABLE }: { port?: number; flags?: readonly string[] } = {},
): Promise<RedisServer> {
  const chosen = port ?? (await freePort());
  const server = spawnHere(
    'redis-server',
    [...flags, '--port', String(chosen), '--bind', '127.0.0.1', '--dir', folder],
    { stdio: 'ignore' },
  );
  const url = redisUrl(chosen, flags);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await Promise.race([untilItAnswers(url), ended]);
  if (!runs(server))
    throw new Error(`redis-server ended with ${server.exitCode ?? server.signalCode} on port ${chosen}.`);
  return { url, runs: () => runs(server), stop: (signal) => endProcess(server, signal) };
}

/** Where a redis-server with these flags answers, with the password that they ask for. */
export function redisUrl(port: number, flags: readonly string[]): string {
  const at = flags.indexOf('--requirepass');
  return `redis://${at < 0 ? '' : `:${flags[at + 1]}@`}127.0.0.1:${port}`;
}

/** A port that nothing listened on a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function untilItAnswers(url: string): Promise<void> {
  const client = new Redis(url, { maxRetriesPerRequest: 100, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  try {
    await client.ping();
  } finally {
    client.disconnect();
  }
}
