import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { DURABLE, freePort } from '../../processes/redis-server.js';
import { HAS_REDIS_SERVER, type PrivateRedis, startPrivateRedis } from '../../processes/private-redis.js';
import { ROOT } from '../../processes/process.js';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../../processes/secrets.js';
import { ProcessGroup } from '../../support/product-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

const BOUND_MS = 120_000;
const MANY_TRIES = 12;
const PASSWORD = 'the-password-of-redis';
const MAINS = { backend: 'backend/dist/main.js', workers: 'workers/dist/main.js', start: 'scripts/dist/start.js' };
const STARTED = { backend: /"The backend is listening\."/, workers: /"Workers are consuming\."/ };

const suite = HAS_REDIS_SERVER ? describe : describe.skip;
suite(`the Redis of a first run${HAS_REDIS_SERVER ? '' : ' (needs a redis-server on the PATH)'}`, () => {
  let database: TestDatabase;
  let folder: string;
  const processes = new ProcessGroup();
  const servers: PrivateRedis[] = [];
  beforeAll(async () => {
    database = await createTestDatabase('trial');
    folder = mkdtempSync(join(tmpdir(), 'planet-heroes-first-redis-'));
  }, BOUND_MS);
  afterEach(async () => {
    await processes.killAll();
    await Promise.all(servers.splice(0).map((server) => server.remove()));
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function redisWith(flags?: readonly string[]): Promise<PrivateRedis> {
    const redis = await startPrivateRedis(flags);
    servers.push(redis);
    return redis;
  }

  const launch = (name: keyof typeof MAINS, redisUrl: string, environment: Record<string, string> = {}) =>
    processes.start(['node', MAINS[name]], {
      environment: {
        DATABASE_URL: database.url, REDIS_URL: redisUrl, OPERATOR_TOKEN, SESSION_SECRET, SEED: 'trial',
        PORT: '0', ...(name === 'workers' && { METRICS_PORT: '0' }), DATA_DIR: join(folder, name), ...environment,
      },
    });
  const warnings = ({ stdout }: { stdout(): string }) =>
    stdout().split('\n').filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .filter(({ level }) => level >= 40).map(({ msg }) => msg);
  const AWAY = 'Redis is away. Commands are refused until it is back.';

  it.each(['backend', 'workers', 'start'] as const)('ends %s in a sentence where it refuses the password', async (name) => {
    const { url } = await redisWith([...DURABLE, '--requirepass', PASSWORD]);
    const { host } = new URL(url);
    for (const given of [`redis://${host}`, `redis://:wrong-one@${host}`]) {
      const refused = launch(name, given);
      expect(await refused.ended).toEqual({ code: 1, signal: null });
      expect(refused.stderr()).toMatch(/^Redis refused the password of REDIS_URL \(127\.0\.0\.1:\d+\): (NOAUTH|WRONGPASS) [^\n]*\n$/);
      expect(refused.stderr() + refused.stdout()).not.toContain('wrong-one');
    }
  }, BOUND_MS);

  it.each(['backend', 'workers'] as const)('is said once by %s to be away, and once to be back', async (name) => {
    const redis = await redisWith();
    await redis.stop();
    const started = launch(name, redis.url);
    if (name === 'backend') await started.written(STARTED.backend);
    await until('the first warning', () => warnings(started).includes(AWAY));
    // Each try is taken and ended at once, until every connection has tried several times.
    let tries = 0;
    const door = createServer((socket) => {
      tries += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => door.listen(Number(new URL(redis.url).port), '127.0.0.1', resolve));
    await until('many tries', () => tries >= MANY_TRIES);
    await new Promise((resolve) => door.close(resolve));
    await redis.start();
    await until('the news that it is back', () => warnings(started).includes('Redis is back.'));
    const said = warnings(started).filter((message) => message !== 'This worker is not ready.');
    expect(said).toEqual([AWAY, 'Redis is back.']);
    if (name === 'workers') await started.written(STARTED.workers);
  }, BOUND_MS);

  it('is a warning, and a problem of readiness, while it may evict jobs', async () => {
    const redis = await redisWith(['--maxmemory-policy', 'allkeys-lru']);
    const backend = launch('backend', redis.url);
    const [, port] = await backend.written(/"address":"http:\/\/[\d.]+:(\d+)"/);
    const policy = 'Redis may evict jobs: its maxmemory-policy is allkeys-lru, and must be noeviction';
    expect(warnings(backend)).toEqual([`${policy}.`]);
    const readiness = async () => (await (await fetch(`http://127.0.0.1:${port}/health/ready`)).json()) as { problems: string[] };
    expect((await readiness()).problems).toContain(policy);
    const client = new Redis(redis.url);
    try {
      await client.config('SET', 'maxmemory-policy', 'noeviction');
    } finally {
      client.disconnect();
    }
    await until('the problem to be gone', async () => !(await readiness()).problems.includes(policy));
  }, BOUND_MS);

  it('is a problem of readiness, and not of routing, while it is full or refuses writes', async () => {
    const redis = await redisWith(['--maxmemory', '16mb', '--maxmemory-policy', 'noeviction']);
    const backend = launch('backend', redis.url);
    const [, port] = await backend.written(/"address":"http:\/\/[\d.]+:(\d+)"/);
    const workers = launch('workers', redis.url);
    const [, workersPort] = await workers.written(/"health":\{[^}]*"port":(\d+)/);
    const problemsOf = async (of: string | undefined) =>
      ((await (await fetch(`http://127.0.0.1:${of}/health/ready`)).json()) as { problems: string[] }).problems;
    const ratio = async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(/^planet_redis_memory_ratio ([\d.]+)$/m.exec(metrics)![1]);
    };
    const isReady = async () => [...await problemsOf(port), ...await problemsOf(workersPort)].length === 0;
    await until('both to be ready', isReady);
    expect(await ratio()).toBeLessThan(0.9);
    const client = new Redis(redis.url);
    try {
      // Small ones: what Redis keeps to receive large ones would count, and go again.
      for (const bytes of [10_000, 100]) {
        let isFull = false;
        for (let count = 0; !isFull; count += 1)
          isFull = await client.set(`filling:${bytes}:${count}`, 'x'.repeat(bytes)).then(() => false, () => true);
      }
      expect(await ratio()).toBeGreaterThan(0.9);
      const full = expect.stringMatching(/^Redis is full: it uses \d+ % of its maxmemory$/);
      expect(await problemsOf(port)).toEqual([full]);
      await until('the workers to see it', async () => (await problemsOf(workersPort)).length > 0);
      expect(await problemsOf(workersPort)).toContainEqual(full);
      const routes = await fetch(`http://127.0.0.1:${port}/health/serving`);
      expect([routes.status, await routes.json()]).toEqual([200, { status: 'serving' }]);
      await client.config('SET', 'maxmemory', '0');
      await until('both to be ready again', isReady);
      expect(await ratio()).toBe(0);
      // As one whose disk is full, or a replica.
      await client.config('SET', 'min-replicas-to-write', '1');
      expect(await problemsOf(port)).toEqual([expect.stringMatching(/^Redis refuses writes: NOREPLICAS /)]);
    } finally {
      client.disconnect();
    }
  }, BOUND_MS);

  it('is used by TLS, as a user with a password', async () => {
    const tlsPort = await freePort();
    const certificates = join(ROOT, 'tests/fixtures/tls');
    await redisWith([
      ...DURABLE, '--tls-port', String(tlsPort), '--tls-auth-clients', 'no',
      '--tls-cert-file', join(certificates, 'server.crt'), '--tls-key-file', join(certificates, 'server.key'),
      '--user', 'planet', 'on', `>${PASSWORD}`, '~*', '&*', '+@all',
    ]);
    const url = `rediss://planet:${PASSWORD}@localhost:${tlsPort}`;
    const trusting = launch('workers', url, { NODE_EXTRA_CA_CERTS: join(certificates, 'server.crt') });
    await trusting.written(STARTED.workers);
    expect(warnings(trusting)).toEqual([]);
  }, BOUND_MS);
});
