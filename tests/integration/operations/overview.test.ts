import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { QUEUES } from '@planet-heroes/contracts/kernel/commands/queues';
import { type Overview, overviewSchema } from '@planet-heroes/contracts/areas/operations/overview';
import { ReconciliationWatch } from '@planet-heroes/backend/kernel/reconciliation/reconciliation-watch';
import { ImpactProjection } from '@planet-heroes/backend/areas/impact/impact.projection';
import { HAS_REDIS_SERVER, type PrivateRedis, startPrivateRedis } from '../../processes/private-redis.js';
import { FOUNDATIONS } from '../../support/foundations.js';
import { joinHero } from '../../support/join-hero.js';
import { connectToRooms } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const RESTART_BOUND_MS = 60_000;

async function overviewOf(product: TestProduct): Promise<Overview> {
  const { status, body } = await product.operate('GET', '/api/ops/overview');
  expect(status).toBe(200);
  return overviewSchema.parse(body);
}

/**
 * Runs reconciliation until it has this result. One that takes longer than a call waits is answered with 202, before
 * projections are compared.
 */
function checkBooks(
  product: TestProduct,
  found: (books: NonNullable<Overview['books']>) => boolean,
): Promise<NonNullable<Overview['books']>> {
  return until('that reconciliation', async () => {
    await product.operate('POST', '/api/ops/books/check');
    const { books } = await overviewOf(product);
    return books !== null && found(books) && books;
  });
}

describe.each(FOUNDATIONS)('the overview, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, environment: { COMMAND_WAIT_MS: '3000' } });
  });
  afterAll(() => product.close());

  it('needs the operator token', async () => {
    expect(await product.call('GET', '/api/ops/overview')).toMatchObject({
      status: 401,
      body: { error: { code: 'operator_token_required' } },
    });
    const wrong = await product.call('GET', '/api/ops/overview', undefined, { authorization: 'Bearer guess' });
    expect(wrong).toMatchObject({ status: 403, body: { error: { code: 'operator_token_wrong' } } });
  });

  it('reports queues, reconciliation, projections, clock and sockets', async () => {
    await product.operate('POST', '/api/ops/books/check');
    const client = await connectToRooms(product.address);
    await client.subscribe('impact');
    await client.subscribe('leaderboard');
    for (const ms of [100, 300, 200, 5000])
      await client.socket.emitWithAck('live:report', { age: { ms, connection: 'live' } });
    const overview = await until('the workers and the check to be seen', async () => {
      const read = await overviewOf(product);
      return read.books !== null && read.queues?.every(({ workers }) => workers === 1) && read;
    });
    client.socket.disconnect();
    expect(overview).toMatchObject({
      services: { database: true, queues: true },
      missing: [],
      version: expect.stringMatching(/^\d/),
      clock: { offsetMs: 0 },
      failedJobs: { count: 0, latest: [] },
      books: { holds: true, overdue: false, broken: [] },
    });
    expect(overview.queues!.map(({ name }) => name).toSorted()).toEqual(QUEUES.toSorted());
    expect(overview.books!.rules).toBeGreaterThan(5);
    const { projections } = (await product.operate('GET', '/api/ops/projections')).body;
    expect(overview.projections.all.map(({ name }) => name)).toEqual(
      projections.map(({ name }: { name: string }) => name),
    );
    expect(overview.projections.lagSeconds).not.toBeNull();
    expect(overview.sockets).toEqual({
      connected: 1,
      rooms: [{ kind: 'impact', rooms: 1, followers: 1 }, { kind: 'leaderboard', rooms: 1, followers: 1 }],
      ages: [{ connection: 'live', reports: 4, p50Ms: 200, p95Ms: 5000, p99Ms: 5000 }],
    });
    await until('the socket to be gone', async () => (await overviewOf(product)).sockets.connected === 0);
  });

  it('reports a command that failed, without its payload, and a projection that differs from the tables', async () => {
    const hero = await joinHero(product);
    await product.database.query(
      `create function break_profiles() returns trigger language plpgsql as $$ begin raise exception 'profiles are broken'; end $$`,
    );
    await product.database.query(
      'create trigger broken before insert on hero_profile for each row execute function break_profiles()',
    );
    await hero.call('PATCH', '/api/me', { email: 'private@example.com' }, { 'idempotency-key': randomUUID() });
    const failed = await until('the command to fail for good', async () => {
      const read = await overviewOf(product);
      return read.failedJobs!.count === 1 && read.faults.some(({ kind }) => kind === 'command') && read;
    }, 20_000);
    expect(failed.failedJobs!.latest).toMatchObject([{ queue: 'heroes', command: 'update-hero', attempts: 5 }]);
    expect(failed.failedJobs!.latest[0]!.reason).toContain('profiles are broken');
    expect(JSON.stringify(failed)).not.toMatch(/private@|payload/);

    await product.database.query('drop trigger broken on hero_profile');
    const { id } = failed.failedJobs!.latest[0]!;
    expect((await product.operate('POST', `/api/ops/failed-jobs/heroes/${id}/retry`)).status).toBe(200);
    await until('nothing to have failed', async () => (await overviewOf(product)).failedJobs!.count === 0);

    const impact = product.backend.app.get(ImpactProjection);
    const hash = impact.hash.bind(impact);
    impact.hash = () => 'another';
    const books = await checkBooks(product, ({ holds }) => !holds);
    expect(books).toMatchObject({
      claimsPaused: false,
      broken: [{ name: 'Projection impact shows what the tables say' }],
    });
    expect(
      (await product.call('POST', '/api/dubai/rewards/none/claim', { heroId: 'planet-hero-demo' })).body.error.code,
    )
      .toBe('unknown_reward');
    impact.hash = hash;
    const mended = await checkBooks(product, ({ holds }) => holds);
    expect(mended.broken).toEqual([]);
  });

  it('reports an unforeseen answer by its route, not by what stood in it', async () => {
    const watch = product.backend.app.get(ReconciliationWatch);
    const compare = watch.withProjections.bind(watch);
    watch.withProjections = () => Promise.reject(new TypeError('omar@example.com is not iterable'));
    try {
      const broken = await product.operate('GET', '/api/ops/books?of=omar@example.com');
      expect(broken.status).toBe(500);
      const [fault] = (await overviewOf(product)).faults;
      expect(fault).toMatchObject({
        kind: 'request',
        text: 'GET /api/ops/books: 500 internal_error',
        reference: broken.headers.get('request-id'),
        count: 1,
      });
    } finally {
      watch.withProjections = compare;
    }
  });

  it('is answered while the database is away', async () => {
    const { database } = product;
    const [query, tables] = [database.query.bind(database), database.tables.bind(database)];
    database.query = () => Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }));
    database.tables = () => {
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    };
    try {
      const { services, missing, queues, groups, books, clock, projections } = await overviewOf(product);
      expect({ services, books, clock }).toEqual({
        services: { database: false, queues: true },
        books: null,
        clock: null,
      });
      expect(missing).toContainEqual({ part: 'workers', reason: 'The database does not answer.' });
      expect(missing.map(({ part }) => part)).toEqual(expect.arrayContaining(['books', 'clock', 'workers']));
      expect(queues!.map(({ waiting, workers, wantedWorkers }) => [waiting, workers, wantedWorkers])).toEqual(
        QUEUES.map(() => [0, null, null]),
      );
      expect(groups).toBeNull();
      expect(projections.all.length).toBeGreaterThan(3);
    } finally {
      Object.assign(database, { query, tables });
    }
    await until('everything to be there again', async () => (await overviewOf(product)).missing.length === 0);
  });
});

const suite = HAS_REDIS_SERVER ? describe : describe.skip;
suite(`the overview while Redis is away${HAS_REDIS_SERVER ? '' : ' (needs a redis-server on the PATH)'}`, () => {
  let redis: PrivateRedis;
  let product: TestProduct;
  beforeAll(async () => {
    redis = await startPrivateRedis();
    product = await startTestProduct({ redisUrl: redis.url });
  }, RESTART_BOUND_MS);
  afterEach(() => redis.start());
  afterAll(async () => {
    await product?.close();
    await redis?.remove();
  });

  it('shows what is known, says what is missing, and has the refusals among the faults', async () => {
    await redis.stop();
    const calculate = () =>
      product.call('POST', '/api/calculate-trade', { device: 'iPhone 15 Pro', condition: 'good' });
    await until('refusals', async () => (await calculate()).status === 503, RESTART_BOUND_MS);
    const overview = await overviewOf(product);
    expect(overview).toMatchObject({ services: { database: true, queues: false }, queues: null, failedJobs: null });
    expect(overview.missing).toEqual([
      { part: 'queues', reason: 'The queues do not answer.' },
      { part: 'failedJobs', reason: 'The queues do not answer.' },
    ]);
    expect(overview.clock).not.toBeNull();
    expect(overview.faults).toContainEqual(
      expect.objectContaining({ kind: 'request', text: 'POST /api/calculate-trade: 503 queue_unavailable' }),
    );

    await redis.start();
    await until(
      'the queues to be there again',
      async () => (await overviewOf(product)).queues !== null,
      RESTART_BOUND_MS,
    );
    expect((await overviewOf(product)).missing).toEqual([]);
  }, 2 * RESTART_BOUND_MS);
});
