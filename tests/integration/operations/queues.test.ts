import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import { queuesAnswerSchema } from '@planet-heroes/contracts/areas/operations/queues';
import { OPERATOR_TOKEN } from '../../processes/secrets.js';
import { FOUNDATIONS } from '../../support/foundations.js';
import { joinHero } from '../../support/join-hero.js';
import { senderOf } from '../../support/sender-of.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe.each(FOUNDATIONS)('the queues, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, environment: { COMMAND_WAIT_MS: '1000' } });
  });
  afterAll(() => product.close());

  const report = async (name: string) =>
    queuesAnswerSchema.parse((await product.operate('GET', '/api/ops/queues')).body).queues.find((queue) =>
      queue.name === name
    )!;

  it('show their state, and how many workers the group that takes them wants', async () => {
    await until('the workers to be seen, and at rest', async () => {
      const { workers, wantedWorkers } = await report('heroes');
      return workers === 1 && wantedWorkers === 1;
    });
    expect(await report('heroes')).toMatchObject({ paused: false, waiting: 0, failed: 0, secondsToEmpty: 0 });
    const { groups } = queuesAnswerSchema.parse((await product.operate('GET', '/api/ops/queues')).body);
    // What recurs may have just come.
    expect(groups).toEqual([
      expect.objectContaining({ name: 'all', workers: 1, oldestWaitingSeconds: expect.closeTo(0, 0) }),
    ]);
    expect(groups[0]!.queues.toSorted()).toEqual(COMMAND_QUEUES.toSorted());
    const { body } = await product.call('GET', '/metrics');
    expect(body).toMatch(/^planet_worker_group_workers\{group="all"\} 1$/m);
    expect(body).toMatch(/^planet_worker_group_wanted\{group="all"\} \d+$/m);
    expect(body).toMatch(/^planet_worker_group_utilisation\{group="all"\} [\d.e-]+$/m);
    expect(body).toMatch(/^planet_queue_jobs\{queue="heroes",state="waiting"\} 0$/m);
  });

  it('are paused: what is sent meanwhile is safe, and done once the queue is resumed', async () => {
    expect((await product.operate('POST', '/api/ops/queues/heroes/pause')).body).toMatchObject({
      name: 'heroes',
      paused: true,
    });
    const sent = await product.call('POST', '/api/heroes', { name: 'Patient' }, { 'idempotency-key': randomUUID() });
    expect(sent.status).toBe(202);
    expect(await report('heroes')).toMatchObject({ waiting: 1, paused: true });
    expect((await product.operate('POST', '/api/ops/queues/heroes/resume')).body.paused).toBe(false);
    const settled = await until('the hero to have joined', async () => {
      const { body } = await product.call('GET', sent.headers.get('location')!, undefined, senderOf(sent));
      return body.status === 'succeeded' && body;
    });
    expect(settled.result).toMatchObject({ name: 'Patient', availablePoints: 25 });
  });

  // A trigger stands for anything that keeps a handler from its work until somebody mends it.
  const breakProfiles = async () => {
    await product.database.query(
      `create or replace function break_profiles() returns trigger language plpgsql as $$ begin raise exception 'profiles are broken'; end $$`,
    );
    await product.database.query(
      'create trigger broken before insert on hero_profile for each row execute function break_profiles()',
    );
  };
  const mendProfiles = () => product.database.query('drop trigger broken on hero_profile');
  const failedHeroes = async () => (await product.operate('GET', '/api/ops/failed-jobs?queue=heroes')).body.jobs;

  it('keep what failed, without contacts, until an operator has it done', async () => {
    const hero = await joinHero(product);
    await breakProfiles();
    const sent = await hero.call('PATCH', '/api/me', { email: 'private@example.com' }, {
      'idempotency-key': 'profile-1',
    });
    expect(sent.status).toBe(202);
    const failed = await until('the command to fail for good', async () => {
      const { body } = await product.operate('GET', '/api/ops/failed-jobs?queue=heroes');
      return body.jobs[0];
    }, 20_000);
    expect(failed).toMatchObject({
      command: 'update-hero',
      scope: `hero:${hero.id}`,
      attempts: 5,
      payload: { heroId: hero.id, email: '***' },
    });
    expect(failed.reason).toContain('profiles are broken');
    const outcome = async () => (await hero.call('GET', sent.headers.get('location')!)).body;
    await until('the sender to be notified', async () => (await outcome()).status === 'failed');

    await mendProfiles();
    expect((await product.operate('POST', `/api/ops/failed-jobs/heroes/${failed.id}/retry`)).body).toEqual({
      retried: 1,
    });
    await until('the command to end well', async () => (await outcome()).status === 'succeeded');
    expect((await hero.call('GET', '/api/me')).body.email).toBe('private@example.com');
    expect((await product.operate('GET', '/api/ops/failed-jobs')).body.jobs).toEqual([]);
    const again = await product.operate('POST', `/api/ops/failed-jobs/heroes/${failed.id}/retry`);
    expect(again).toMatchObject({ status: 404, body: { error: { code: 'unknown_job' } } });
  });

  it('run what failed again once, when several operators ask for all of it at the same moment', async () => {
    const heroes = await Promise.all(Array.from({ length: 6 }, () => joinHero(product)));
    await breakProfiles();
    const sent = await Promise.all(heroes.map((hero) =>
      hero.call('PATCH', '/api/me', { email: `${hero.id}@example.com` }, { 'idempotency-key': hero.id })
    ));
    await until('all of them to fail for good', async () => (await failedHeroes()).length === heroes.length, 20_000);
    await mendProfiles();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => product.operate('POST', '/api/ops/queues/heroes/retry-failed')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.retried, 0)).toBe(heroes.length);
    await until('the commands to end well', async () => {
      const ends = await Promise.all(heroes.map((hero, at) => hero.call('GET', sent[at]!.headers.get('location')!)));
      return ends.every(({ body }) => body.status === 'succeeded');
    });
    expect(await failedHeroes()).toEqual([]);
  });

  it.each([
    ['POST', '/api/ops/queues/chores/pause', 'unknown_queue'],
    ['POST', '/api/ops/failed-jobs/heroes/nothing/retry', 'unknown_job'],
    ['GET', '/api/ops/failed-jobs?queue=chores', 'invalid_request'],
  ])('refuse %s %s with %s', async (method, path, code) => {
    expect((await product.operate(method, path)).body.error.code).toBe(code);
  });

  it('are shown on a board to the holder of the token, and to nobody else', async () => {
    const basic = (token: string) => ({
      authorization: `Basic ${Buffer.from(`operator:${token}`).toString('base64')}`,
    });
    const stranger = await product.call('GET', '/ops/queues');
    expect(stranger.status).toBe(401);
    expect(stranger.headers.get('www-authenticate')).toContain('Basic');
    expect((await product.call('GET', '/ops/queues/api/queues')).status).toBe(401);
    expect((await product.call('GET', '/ops/queues', undefined, basic('guess'))).status).toBe(403);
    const page = await product.call('GET', '/ops/queues', undefined, basic(OPERATOR_TOKEN));
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('Planet Heroes')]);
    const { body } = await product.call('GET', '/ops/queues/api/queues', undefined, basic(OPERATOR_TOKEN));
    expect(body.queues.map(({ name }: { name: string }) => name)).toContain('heroes');
    expect(body.queues.every(({ readOnlyMode }: { readOnlyMode: boolean }) => readOnlyMode)).toBe(true);
  });

  it('cannot be changed on the board, by any route it brings, nor from a page of somebody else’s', async () => {
    const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const job = { name: 'update-hero', data: { payload: { heroId: 'planet-hero-demo', name: 'Hand-made' } } };
    const writes = product.backend.routes.filter(({ method, path }) =>
      path.startsWith('/ops/queues') && !['GET', 'HEAD'].includes(method)
    );
    expect(writes).toHaveLength(8);
    const steps = ['add', 'pause', 'clean/failed', '1/retry'].map((step) => `api/queues/heroes/${step}`);
    for (const { method, path } of writes) {
      for (const url of path.endsWith('*') ? steps.map((step) => path.replace('*', step)) : [path]) {
        const answer = await product.call(method, url, job, operator);
        expect([method, url, answer.status, answer.body.error.code]).toEqual([method, url, 405, 'method_not_allowed']);
        expect(answer.headers.get('allow')).toBe('GET, HEAD');
        const foreign = await product.call(method, url, job, { ...operator, origin: 'https://elsewhere.example' });
        expect([foreign.status, foreign.body.error?.code]).toEqual([403, 'origin_not_allowed']);
      }
    }
    expect(await report('heroes')).toMatchObject({ waiting: 0, paused: false, failed: 0 });
  });
});

describe.each(FOUNDATIONS)('who writes too often, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({
      redisUrl,
      environment: { WRITES_PER_MINUTE_SESSION: '3', WRITES_PER_MINUTE_ADDRESS: '20', TRUST_PROXY: 'loopback' },
    });
  });
  afterAll(() => product.close());

  const calculate = (headers: Record<string, string>) =>
    product.call('POST', '/api/calculate-trade', { device: '15', condition: 'good' }, headers);

  it('is asked to wait, by session and by address, while others and reads go on', async () => {
    const hero = await joinHero(product);
    const from = (address: string, cookie = hero.cookie) => calculate({ cookie, 'x-forwarded-for': address });
    const statuses = [];
    for (let sent = 0; sent < 4; sent++) statuses.push((await from('203.0.113.1')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await from('203.0.113.2');
    expect(refused).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many_requests', details: { retryAfter: expect.any(Number) } } },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    // However the address is written, it is the same call; and a household has many IPv6 addresses.
    const odd = await product.call('POST', '/%61pi/calculate-trade', { device: '15', condition: 'good' }, {
      cookie: hero.cookie,
    });
    expect(odd.status).toBe(429);
    const household = [];
    for (let sent = 0; sent < 21; sent++) household.push((await from(`2001:db8:1:2::${sent + 1}`, '')).status);
    expect(household.at(-1)).toBe(429);

    const strangers = await Promise.all(Array.from({ length: 30 }, () => from('203.0.113.3', '')));
    expect(strangers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(strangers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await from('203.0.113.4', '')).status).toBe(200);
    expect((await product.call('GET', '/api/me', undefined, { 'x-forwarded-for': '203.0.113.3' })).status).toBe(200);
  });
});
