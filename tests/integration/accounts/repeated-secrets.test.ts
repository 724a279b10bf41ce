import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FOUNDATIONS } from '../../support/foundations.js';
import { joinHero } from '../../support/join-hero.js';
import type { Answer } from '../../support/request.js';
import { codeSentTo, newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const sessionsOf = ({ headers }: Answer) =>
  headers.getSetCookie().filter((cookie) => cookie.startsWith('planet_session='));

describe.each(FOUNDATIONS)('an answer with a secret in it, asked for again, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, environment: { SIGN_INS_PER_MINUTE: '0' } });
  });
  afterAll(() => product.close());

  const reused = { status: 422, body: { error: { code: 'idempotency_key_reused' } } };
  const under = (key: string, nonce?: string) => ({
    'idempotency-key': key, 'user-agent': 'Firefox/128 Linux', ...(nonce !== undefined && { 'idempotency-nonce': nonce }),
  });
  const operatorAs = async (role: string) => {
    const email = newEmail();
    await product.database.query(
      `insert into operator (id, email, name, roles, active, created_at, created_by)
       values ($1, $2, 'Test', $3, true, now(), 'test')`,
      [randomUUID(), email, [role]],
    );
    return (await signIn(product, email)).cookie;
  };
  const age = () => product.database.query(`update command_result set created_at = created_at - interval '11 minutes'`);

  it.each([
    ['a guest’s session', '/api/guests', undefined],
    ['a new hero’s session', '/api/heroes', { name: 'Mariam' }],
  ])('%s: is given to the holder of the nonce, for ten minutes, and to nobody who has the key alone', async (_, path, body) => {
    const [key, nonce] = [randomUUID(), randomUUID()];
    const first = await product.call('POST', path, body, under(key, nonce));
    expect([first.status, sessionsOf(first)]).toEqual([201, [expect.any(String)]]);
    const again = await product.call('POST', path, body, under(key, nonce));
    expect([again.body.id, sessionsOf(again)]).toEqual([first.body.id, sessionsOf(first)]);
    for (const other of [undefined, randomUUID()]) {
      const stranger = await product.call('POST', path, body, under(key, other));
      expect(stranger.body.id).not.toBe(first.body.id);
      expect(sessionsOf(stranger)).not.toEqual(sessionsOf(first));
    }
    await age();
    const late = await product.call('POST', path, body, under(key, nonce));
    expect([late, sessionsOf(late)]).toMatchObject([reused, []]);
  });

  it('without a nonce: one hero of one key, whose session is given once', async () => {
    const key = randomUUID();
    expect((await product.call('POST', '/api/heroes', { name: 'Once' }, under(key))).status).toBe(201);
    const again = await product.call('POST', '/api/heroes', { name: 'Once' }, under(key));
    expect([again, sessionsOf(again)]).toMatchObject([reused, []]);
  });

  it('a nonce that could be guessed is refused', async () => {
    expect(await product.call('POST', '/api/guests', undefined, under(randomUUID(), 'short'))).toMatchObject({
      status: 400, body: { error: { code: 'invalid_idempotency_key' } },
    });
  });

  it('signing in: the key alone brings no session and reveals nothing of the code, and another code counts as a try', async () => {
    const [email, key, nonce] = [newEmail(), randomUUID(), randomUUID()];
    await product.call('POST', '/api/sign-in/code', { email });
    const code = await codeSentTo(product, email);
    const first = await product.call('POST', '/api/sign-in', { email, code }, under(key, nonce));
    expect([first.status, sessionsOf(first).length]).toEqual([200, 1]);
    const again = await product.call('POST', '/api/sign-in', { email, code }, under(key, nonce));
    expect([again.status, sessionsOf(again)]).toEqual([200, sessionsOf(first)]);
    const wrong = code === '000000' ? '000001' : '000000';
    for (const guess of [code, wrong]) {
      const stranger = await product.call('POST', '/api/sign-in', { email, code: guess }, under(key));
      expect([stranger, sessionsOf(stranger)]).toMatchObject([{ status: 401, body: { error: { code: 'code_wrong' } } }, []]);
    }

    await product.call('POST', '/api/sign-in/code', { email });
    const right = await codeSentTo(product, email);
    const used = randomUUID();
    for (let step = 1; step <= 5; step++) {
      const guess = String((Number(right) + step) % 1_000_000).padStart(6, '0');
      expect((await product.call('POST', '/api/sign-in', { email, code: guess }, under(used, nonce))).status).toBe(401);
    }
    expect((await product.call('POST', '/api/sign-in', { email, code: right }, under(randomUUID(), nonce))).status).toBe(401);
  });

  it('keys stand as digests in jobs and tables', async () => {
    const key = `plain-${randomUUID()}`;
    // By the queue, as where the workers are processes of their own.
    product.platform.workersHere?.withdraw('heroes');
    await product.call('POST', '/api/heroes', { name: 'Digest' }, under(key, randomUUID()));
    // Answered by the row, which may be before the queue has put its job among the completed ones.
    const jobs = await until('the job to be completed', async () => {
      const completed = await product.queues.of('heroes').getJobs(['completed']);
      return completed.length > 0 && completed;
    });
    expect(JSON.stringify(jobs.map(({ data }) => data))).not.toContain(key);
    const rows = await product.database.query('select * from command_result where name = $1', ['join-hero']);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('the board is for admins, and shows neither keys nor who sent a job', async () => {
    product.platform.workersHere?.withdraw('heroes');
    const hero = await joinHero(product);
    await hero.call('POST', '/api/me/check-in', undefined, { 'idempotency-key': randomUUID() });
    const jobs = await product.operate('GET', '/ops/queues/api/queues?activeQueue=dubai-challenges&status=completed');
    const board = await product.operate('GET', '/ops/queues/api/queues?activeQueue=heroes&status=completed');
    expect([jobs.status, board.status]).toEqual([200, 200]);
    const queues: { jobs: { data: object }[] }[] = [...board.body.queues, ...jobs.body.queues];
    const shown = queues.flatMap(({ jobs: those }) => those);
    expect(shown.length).toBeGreaterThan(0);
    for (const { data } of shown) {
      const fields = Object.keys(typeof data === 'string' ? JSON.parse(data) : data);
      expect(fields).toContain('name');
      expect(fields.filter((field) => ['key', 'scope', 'bodyHash'].includes(field))).toEqual([]);
    }

    const statusFor = async (role: string) =>
      (await product.call('GET', '/ops/queues', undefined, { cookie: await operatorAs(role) })).status;
    expect([await statusFor('desk'), await statusFor('admin')]).toEqual([403, 200]);
  });

  it.each([
    ['a machine’s key', '/api/ops/operators', { name: 'Robot', roles: ['desk'] }],
    ['a company’s key', '/api/ops/companies', { id: `repeated-${randomUUID()}`, name: 'Repeated', email: 'it@repeated.example' }],
  ])('%s is given again with the nonce for ten minutes, and not with the key alone', async (_, path, body) => {
    const [key, nonce, cookie] = [randomUUID(), randomUUID(), await operatorAs('admin')];
    const send = (headers: Record<string, string>) => product.call('POST', path, body, { cookie, ...headers });
    const secretOf = (answer: Answer) => answer.body.key ?? answer.body.apiKey;
    const first = await send(under(key, nonce));
    expect([first.status, secretOf(first)]).toEqual([201, expect.any(String)]);
    expect(secretOf(await send(under(key, nonce)))).toBe(secretOf(first));
    expect(await send(under(key))).toMatchObject(reused);
    await age();
    expect(await send(under(key, nonce))).toMatchObject(reused);
  });
});
