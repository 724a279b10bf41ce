// The one place that finds and starts a redis-server. Run by Node as it stands (the global set-up, the benchmarks, the
// browser tests' servers) and by Jest: it imports nothing of its own folder.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';

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
  stop(): Promise<void>;
}

/** Starts a redis-server on the given or a free port and waits until it answers; rejects when it ends instead. */
export async function startRedisServer(
  folder: string,
  { port, flags = DURABLE }: { port?: number; flags?: readonly string[] } = {},
): Promise<RedisServer> {
  const chosen = port ?? (await freePort());
  const server = spawn('redis-server', [...flags, '--port', String(chosen), '--bind', '127.0.0.1', '--dir', folder], { stdio: 'ignore' });
  const runs = () => server.exitCode === null && server.signalCode === null;
  const url = `redis://127.0.0.1:${chosen}`;
  await Promise.race([untilItAnswers(url), endOf(server)]);
  if (!runs()) throw new Error(`redis-server ended with ${server.exitCode ?? server.signalCode} on port ${chosen}.`);
  return {
    url,
    runs,
    async stop() {
      if (!runs()) return;
      server.kill('SIGTERM');
      await endOf(server);
    },
  };
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

function endOf(server: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => server.once('exit', resolve));
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
