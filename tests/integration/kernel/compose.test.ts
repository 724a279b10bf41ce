import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import { QUEUES } from '@planet-heroes/contracts/kernel/commands/queues';
import { readConfig } from '@planet-heroes/platform/config/config';
import { settingsOf } from '@planet-heroes/platform/config/settings';
import { HAS_REDIS_SERVER, type PrivateRedis, startPrivateRedis } from '../../processes/private-redis.js';
import { ROOT } from '../../processes/process.js';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../../processes/secrets.js';
import { type ComposeService, durationMs, interpolate, readComposeFile } from '../../support/compose-file.js';
import { SAMPLE_SETTINGS } from '../../support/sample-settings.js';
import { tradeVerified } from '../../support/events.js';
import { allSteps, copiesOf, layOutImage, readDockerfile } from '../../support/image.js';
import {
  ask,
  type BackendProcess,
  ProcessGroup,
  startProcess,
  type WorkersProcess,
} from '../../support/product-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

const BOUND_MS = 90_000;
const SECRETS = { OPERATOR_TOKEN, SESSION_SECRET, POSTGRES_PASSWORD: 'secret', REDIS_PASSWORD: 'hidden' };
/** What the file says itself. */
const FIXED = [
  'HOST', 'PORT', 'METRICS_PORT', 'DATABASE_URL', 'REDIS_URL', 'PHOTO_FOLDER', 'WORKER_QUEUES', 'WORKER_GROUP',
];
const OF_THE_IMAGE = 'DATA_DIR';
const { services, volumes } = readComposeFile(SECRETS);
const ours = Object.entries(services).filter(([, { build }]) => build);
const workerGroups = ours.filter(([name]) => name.startsWith('workers-'));
const queuesOf = ({ environment }: ComposeService) => environment!.WORKER_QUEUES!.split(',');

describe('docker-compose.yml', () => {
  it.each(Object.keys(SECRETS))('refuses to start without %s, and says what it needs', (name) => {
    expect(() => readComposeFile({ ...SECRETS, [name]: '' })).toThrow(
      `required variable ${name} is missing a value: choose`,
    );
  });

  it.each([OPERATOR_TOKEN, SESSION_SECRET])('keeps %s from the services that do not need it', (secret) => {
    const having = Object.entries(services).filter(([, service]) => JSON.stringify(service).includes(secret));
    expect(having.map(([name]) => name)).toEqual(['backend']);
  });

  it('shares the photos among those that write or remove them, and nobody else', () => {
    const having = Object.entries(services).filter(([, { volumes: mounts }]) => mounts?.includes('photos:/photos'));
    expect(having.map(([name]) => name)).toEqual(['backend', 'workers-trades']);
    for (const [, { environment }] of having) expect(environment!.PHOTO_FOLDER).toBe('/photos');
  });

  it('keeps what the queue of messages writes as files in a volume, in the image’s data folder', () => {
    const having = Object.entries(services)
      .filter(([, { volumes: mounts }]) => mounts?.some((mount) => mount.startsWith('data:')));
    expect(having.map(([name]) => name)).toEqual(
      workerGroups.filter(([, service]) => queuesOf(service).includes('notifications')).map(([name]) => name),
    );
    const { steps } = readDockerfile().at(-1)!;
    const dataDir = steps.map(({ value }) => /^DATA_DIR=(\S+)$/.exec(value)?.[1]).find(Boolean)!;
    for (const [, { volumes: mounts }] of having) expect(mounts).toContain(`data:${dataDir}`);
    const owned = steps.flatMap(({ value }) => /chown node:node (.+)$/.exec(value)?.[1]!.split(' ') ?? []);
    expect(owned).toContain(dataDir);
  });

  it('gives every queue that carries commands to exactly one group of workers', () => {
    const consumed = workerGroups.flatMap(([, service]) => queuesOf(service));
    expect(new Set(consumed).size).toBe(consumed.length);
    expect(consumed.filter((queue) => !(QUEUES as readonly string[]).includes(queue))).toEqual([]);
    expect(COMMAND_QUEUES.filter((queue) => !consumed.includes(queue))).toEqual([]);
  });

  it('calls each group of workers by the name of its service', () => {
    for (const [name, { environment }] of workerGroups) expect(`workers-${environment!.WORKER_GROUP}`).toBe(name);
  });

  it.each(ours)(
    'lets %s be scaled: no name and no host port of its own, and a start that waits for its services',
    (name, service) => {
      expect(service.container_name).toBeUndefined();
      expect(service.ports ?? []).toEqual(name === 'backend' ? ['3000:3000'] : []);
      expect(service.depends_on).toEqual({
        postgres: { condition: 'service_healthy' },
        redis: { condition: 'service_healthy' },
      });
      expect(service.restart).toBe('unless-stopped');
    },
  );

  it('publishes the backend on PORT, one port or a range for several backends', () => {
    const { ports } = readComposeFile({ ...SECRETS, PORT: '8080-8083' }).services.backend!;
    expect(ports).toEqual(['8080-8083:3000']);
  });

  it.each(ours)('gives %s every setting that it reads and no other, from the variable of that name', (name, service) => {
    const kind = name === 'backend' ? 'backend' : 'workers';
    const read = settingsOf(kind, service.environment).map((each) => each.name).filter((each) => each !== OF_THE_IMAGE);
    expect(Object.keys(service.environment!).toSorted()).toEqual(read.toSorted());
    const { environment } = readComposeFile({ ...SECRETS, ...SAMPLE_SETTINGS }).services[name]!;
    for (const each of read.filter((setting) => !FIXED.includes(setting)))
      expect([each, environment![each]]).toEqual([each, { ...SAMPLE_SETTINGS, ...SECRETS }[each]]);
    expect(readConfig(environment!, kind)).toMatchObject({ transactionBoundMs: 3000 });
  });

  it.each(ours)('starts %s with nothing optional set', (name, { environment }) => {
    const config = readConfig(environment!, name === 'backend' ? 'backend' : 'workers');
    expect(config).toMatchObject({ host: '0.0.0.0', seed: 'catalogue', external: { redisUrl: 'redis://:hidden@redis:6379' } });
    expect(config.external!.databaseUrl).toBe('postgres://planet:secret@postgres:5432/planet');
  });

  it('publishes no port of health and metrics', () => {
    for (const [, { environment, ports = [], healthcheck }] of ours) {
      expect(ports.filter((mapping) => mapping.endsWith(`:${environment!.METRICS_PORT}`))).toEqual([]);
      expect(healthcheck!.test.at(-1)).toContain(`127.0.0.1:${environment!.METRICS_PORT}/health/`);
    }
  });

  it.each(Object.entries(services))('bounds the log of %s', (_, { logging }) => {
    expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': expect.stringMatching(/^\d+m$/), 'max-file': '5' } });
  });

  it('makes Redis keep every job: append-only file, no eviction, a volume', () => {
    const { command, volumes: mounts } = services.redis!;
    expect(command.join(' ')).toMatch(/^redis-server .*--appendonly yes/);
    expect(command.join(' ')).toMatch(/--maxmemory-policy noeviction/);
    expect(mounts).toEqual(['redis-data:/data']);
  });

  it('asks for a password at Redis, and checks its health with it', () => {
    const { command, environment } = services.redis!;
    expect(command.slice(-2)).toEqual(['--requirepass', 'hidden']);
    expect(environment).toEqual({ REDISCLI_AUTH: 'hidden' });
  });

  it.each(Object.entries(services))('bounds what %s may take', (_, { deploy }) => {
    const { cpus, memory } = deploy!.resources.limits;
    expect(Number(cpus)).toBeGreaterThan(0);
    expect(memory).toMatch(/^\d+[MG]$/);
  });

  it('names the versions of what others build', () => {
    const images = Object.values(services).filter(({ build }) => !build).map(({ image }) => image);
    for (const image of images) expect(image).toMatch(/^\w+:\d+\.\d+$/);
    expect(images).toHaveLength(2);
  });

  it('keeps what Postgres writes in a volume, and declares every volume', () => {
    const mounted = Object.values(services).flatMap(({ volumes: mounts }) => mounts ?? []);
    expect(new Set(mounted.map((mount) => mount.split(':')[0]))).toEqual(new Set(Object.keys(volumes)));
    expect(services.postgres!.volumes).toEqual(['postgres-data:/var/lib/postgresql']);
  });

  it('lets Postgres accept the connections of twenty processes', () => {
    const [, most] = services.postgres!.command.join(' ').match(/max_connections=(\d+)/)!;
    expect(Number(most)).toBeGreaterThanOrEqual(20 * readConfig(services.backend!.environment!, 'backend').databasePoolSize);
  });

  it('runs the same commands as npm run backend and npm run workers', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const [name, { command }] of ours) {
      expect(`exec ${command.join(' ')}`).toBe(scripts[name === 'backend' ? 'backend' : 'workers']);
    }
  });
});

describe('interpolation as compose does it', () => {
  it.each([
    ['${A:-b}', {}, 'b'],
    ['${A:-b}', { A: '' }, 'b'],
    ['${A-b}', { A: '' }, ''],
    ['x${A}y$B', { A: '1', B: '2' }, 'x1y2'],
    ['$$A', { A: '1' }, '$A'],
  ])('%s with %j is %s', (text, variables, result) => {
    expect(interpolate(text, variables)).toBe(result);
  });
});

describe('the Dockerfile', () => {
  const stages = readDockerfile();
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const built = manifest.workspaces.filter((name: string) => name !== 'tests');
  const product = copiesOf(allSteps(stages, 'product'));

  it('copies only what is there, or what the stage it names has built', () => {
    for (const stage of stages) {
      for (const { from, sources } of copiesOf(stage.steps)) {
        if (!from) expect(sources.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
        else {
          expect(stages.map(({ name }) => name)).toContain(from);
          const outputs = built.map((name: string) => `/app/${name}/dist`);
          expect(sources.filter((source) => !outputs.includes(source))).toEqual([]);
        }
      }
    }
  });

  it('knows the manifest of every workspace before it installs', () => {
    const sources = copiesOf(allSteps(stages, 'manifests')).flatMap((copy) => copy.sources);
    for (const workspace of manifest.workspaces) expect(sources).toContain(`${workspace}/package.json`);
    expect(sources).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', '.npmrc']));
  });

  it('brings what every package has built to where the sources stand', () => {
    const copied = product.filter(({ from }) => from === 'build').map(({ sources, target }) => [sources[0], target]);
    expect(copied).toEqual(built.map((name: string) => [`/app/${name}/dist`, `${name}/dist`]));
  });

  it('runs as an ordinary user on the Node that the project names', () => {
    const { steps } = stages.at(-1)!;
    expect(steps.filter(({ instruction }) => instruction === 'USER')).toEqual([{ instruction: 'USER', value: 'node' }]);
    expect(stages[0]!.from).toBe(`node:${readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim()}-slim`);
  });

  it('takes no secret and nothing built on this machine into the image', () => {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['**/node_modules', '**/dist', '.data', '.git', '.env']),
    );
  });
});

const suite = HAS_REDIS_SERVER ? describe : describe.skip;
suite(
  `the services of docker-compose.yml, run as plain processes${
    HAS_REDIS_SERVER ? '' : ' (needs a redis-server on the PATH)'
  }`,
  () => {
    const processes = new ProcessGroup();
    const workers: WorkersProcess[] = [];
    let backends: BackendProcess[];
    let redis: PrivateRedis;
    let database: TestDatabase;
    let folder: string;

  /** A service's environment, with this machine's Redis and database in the places of the containers. */
  const environmentOf = ({ environment }: ComposeService) => ({
    ...environment,
    DATABASE_URL: database.url,
    // With the demo hero, whose trade is sent below.
    SEED: 'trial',
    REDIS_URL: redis.url,
  });

  beforeAll(async () => {
    folder = layOutImage();
    redis = await startPrivateRedis(services.redis!.command.slice(1));
    database = await createTestDatabase();
    const backend = services.backend!;
    const startBackend = () => processes.startBackend(environmentOf(backend), { command: backend.command, folder });
    // All at once, as compose starts them: they agree among themselves who prepares the database.
    const [a, b, ...started] = await Promise.all([
      startBackend(),
      startBackend(),
      ...workerGroups.flatMap(([, service]) =>
        [1, 2].map(() => processes.startWorkers(environmentOf(service), { command: service.command, folder })),
      ),
    ]);
    backends = [a, b];
    workers.push(...started);
  }, BOUND_MS);

  afterAll(async () => {
    await processes.killAll();
    await database?.drop();
    await redis?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

    it('become healthy, by the checks that compose runs', async () => {
      for (
        const [service, node] of [
          ...backends.map((backend) => [services.backend!, backend] as const),
          ...workers.map((worker, index) => [workerGroups[index >> 1]![1], worker] as const),
        ]
      ) {
        const [kind, ...check] = service.healthcheck!.test;
        expect(kind).toBe('CMD');
        const inside = service.environment!.METRICS_PORT!;
        const checkOf = (port: string) =>
          check.map((word) => word.replace(`127.0.0.1:${inside}/`, `127.0.0.1:${port}/`));
        expect(checkOf('1')).not.toEqual(check);
        await until('the check to pass', async () => (await startProcess(checkOf(node.metricsPort)).ended).code === 0, 30_000);
      }
      // The very check fails where nobody answers.
      expect(
        (await startProcess(services.backend!.healthcheck!.test.slice(1).map((word) => word.replace(':3100/', ':1/')))
          .ended)
          .code,
      )
        .toBe(1);
    }, BOUND_MS);

    it('answer a calculation through either backend', async () => {
      for (const backend of backends) {
        const { status, body } = await ask(backend, 'POST', '/api/calculate-trade', {
          device: 'iPhone 15 Pro',
          condition: 'good',
        });
        expect({ status, body }).toMatchObject({ status: 200, body: { tradeValue: 2480, points: 2240 } });
      }
    });

    it('show on one backend what happened through the other, and agree on every projection', async () => {
      const [a, b] = backends as [BackendProcess, BackendProcess];
      const impact = async () => (await ask(b, 'GET', '/api/impact-stats')).body;
      const hero = async () =>
        (await ask(b, 'GET', '/api/heroes/leaderboard')).body.find(({ id }: { id: string }) =>
          id === 'planet-hero-demo'
        );
      const [impactBefore, heroBefore] = [await impact(), await hero()];
      expect((await ask(a, 'POST', '/api/ops/events', tradeVerified())).status).toBe(200);
      await until(
        'the other backend to show the trade',
        async () => (await hero()).points === heroBefore.points + 2240,
      );
      expect(await impact()).toMatchObject({ bottlesPrevented: impactBefore.bottlesPrevented + 1240 });
      const [ofA, ofB] = await Promise.all(
        [a, b].map(async (node) => (await ask(node, 'GET', '/api/ops/projections')).body.projections),
      );
      const hashes = (reports: { name: string; hash: string }[]) => reports.map(({ name, hash }) => ({ name, hash }));
      expect(hashes(ofA)).toEqual(hashes(ofB));
      expect(ofA.length).toBeGreaterThanOrEqual(2);
    });

  it('serve the built web from the image', async () => {
    const page = await fetch(backends[0]!.address, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<div id="root"');
  });

    it('let the first admin in without e-mail, by a command of the image, which ends the start token', async () => {
      const [backend] = backends as [BackendProcess];
      const add = processes.start(['node', 'scripts/operators/operator.ts', 'add', 'huda@example.com'], {
        environment: { DATABASE_URL: database.url, SESSION_SECRET },
        folder,
      });
      expect({ ...(await add.ended), stderr: add.stderr() }).toEqual({ code: 0, signal: null, stderr: '' });
      expect((await ask(backend, 'GET', '/api/ops/me')).status).toBe(200);
      const [, code] = /minutes: (\d{6})\n$/.exec(add.stdout())!;
      const signedIn = await fetch(`${backend.address}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'huda@example.com', code, locale: 'en' }),
      });
      expect(signedIn.status).toBe(200);
      const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]).join('; ');
      const me = await fetch(`${backend.address}/api/ops/me`, { headers: { cookie } });
      expect(await me.json()).toMatchObject({ email: 'huda@example.com', roles: ['admin'] });
      expect((await ask(backends[1]!, 'GET', '/api/ops/me')).status).toBe(403);
    }, BOUND_MS);

    it('can be backed up, restored elsewhere and archived by what the image holds', async () => {
      const file = join(folder, 'planet.gz');
      const other = await createTestDatabase();
      const inImage = async (url: string, script: string, ...options: string[]) => {
        const command = processes.start(['node', `scripts/data/${script}.ts`, ...options], {
          environment: { DATABASE_URL: url },
          folder,
        });
        expect({ ...(await command.ended), stderr: command.stderr() }).toEqual({ code: 0, signal: null, stderr: '' });
        return command.stdout();
      };
      expect(await inImage(database.url, 'migrate')).toBe('The database is up to date.\n');
      expect(await inImage(database.url, 'backup', file)).toContain('read back and whole');
      expect(await inImage(other.url, 'restore', file)).toContain('rows restored as of');
      expect(await inImage(other.url, 'archive-log', '--before', '2h', '--to', join(folder, 'archive'))).toContain(
        'No events from before',
      );
      await other.drop();
    }, BOUND_MS);

  it('end with code 0 on SIGTERM, each within its grace period', async () => {
    const stopping = [
      ...backends.map((backend) => [services.backend!, backend] as const),
      ...workers.map((worker, index) => [workerGroups[index >> 1]![1], worker] as const),
    ];
    const asked = Date.now();
    await Promise.all(
      stopping.map(async ([{ stop_grace_period }, node]) => {
        expect(await node.stop()).toEqual({ code: 0, signal: null });
        expect(Date.now() - asked).toBeLessThan(durationMs(stop_grace_period!));
      }),
    );
  }, BOUND_MS);
});
