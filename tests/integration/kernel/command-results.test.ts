import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { FOUNDATIONS } from '../../support/foundations.js';
import { joinHero } from '../../support/join-hero.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe.each(FOUNDATIONS)('the result of a command that was answered with 202, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, environment: { COMMAND_WAIT_MS: '1500' } });
  });
  afterAll(() => product.close());

  /** Answers late what the call asks for, and returns once it has ended. */
  const answeredLate = async (queue: string, call: () => ReturnType<TestProduct['call']>) => {
    await product.operate('POST', `/api/ops/queues/${queue}/pause`);
    const accepted = await call();
    expect(accepted.status).toBe(202);
    await product.operate('POST', `/api/ops/queues/${queue}/resume`);
    const id: string = accepted.body.commandId;
    await until('the command to end', async () => (await read(id)).body.status !== 'accepted');
    const cookie = accepted.headers.getSetCookie().find((each) => each.startsWith('planet_command='))?.split(';')[0];
    return { id, cookie };
  };
  const read = (id: string, headers: Record<string, string> = {}) =>
    product.call('GET', `/api/commands/${id}`, undefined, headers);
  const watched = async (id: string, options: { extraHeaders?: Record<string, string>; auth?: object } = {}) => {
    const client = io(product.address, { transports: ['websocket'], forceNew: true, ...options });
    try {
      return (await client.emitWithAck('command:watch', { commandId: id })).settled;
    } finally {
      client.disconnect();
    }
  };

  it('is a hero’s own: its session and the browser that sent it read it, others that it is done', async () => {
    const [hero, other] = [await joinHero(product), await joinHero(product)];
    const { id, cookie } = await answeredLate('heroes', () => hero.call('PATCH', '/api/me', { email: 'own@example.com' }));
    const done = { commandId: id, status: 'done' };
    for (const headers of [{}, { cookie: other.cookie }, { cookie: `planet_command=${'A'.repeat(43)}` }]) {
      const answer = await read(id, headers);
      expect([answer.status, answer.body]).toEqual([200, done]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    for (const own of [hero.cookie, cookie!])
      expect((await read(id, { cookie: own })).body).toMatchObject({ status: 'succeeded', result: { email: 'own@example.com' } });
    expect(await watched(id)).toEqual(done);
    expect(await watched(id, { extraHeaders: { cookie: other.cookie } })).toEqual(done);
    expect(await watched(id, { extraHeaders: { cookie: hero.cookie } })).toMatchObject({ status: 'succeeded' });
  });

  it('is pushed to its sender; a stranger who watches learns that it is done', async () => {
    const hero = await joinHero(product);
    await product.operate('POST', '/api/ops/queues/heroes/pause');
    const { body: { commandId } } = await hero.call('PATCH', '/api/me', { email: 'pushed@example.com' });
    const [own, stranger] = [{ cookie: hero.cookie }, {}].map((extraHeaders) => {
      const client = io(product.address, { transports: ['websocket'], forceNew: true, extraHeaders });
      const told: unknown[] = [];
      client.on('command:settled', (message) => told.push(message));
      return { client, told };
    }) as [{ client: ReturnType<typeof io>; told: unknown[] }, { client: ReturnType<typeof io>; told: unknown[] }];
    for (const { client } of [own, stranger])
      expect(await client.emitWithAck('command:watch', { commandId })).toEqual({ ok: true, settled: null });
    await product.operate('POST', '/api/ops/queues/heroes/resume');
    await until('both to be notified', () => own.told.length > 0 && stranger.told.length > 0);
    expect(own.told).toMatchObject([{ status: 'succeeded', result: { email: 'pushed@example.com' } }]);
    expect(stranger.told).toEqual([{ commandId, status: 'done' }]);
    for (const { client } of [own, stranger]) client.disconnect();
  });

  it('is a company’s own: its key follows it, in calls and on a socket, and another’s does not', async () => {
    const keys = await Promise.all(['one', 'two'].map(async (name) =>
      (await product.operate('POST', '/api/ops/companies', { id: name, name, email: `it@${name}.example` })).body.apiKey));
    const headers = { authorization: `Bearer ${keys[0]}` };
    const { id } = await answeredLate('corporate-orders', () =>
      product.call('POST', '/api/corporate/users', { name: 'Layla', email: 'layla@one.example' }, headers));
    expect((await read(id, { authorization: `Bearer ${keys[1]}` })).body).toEqual({ commandId: id, status: 'done' });
    expect((await read(id, headers)).body).toMatchObject({ status: 'succeeded', result: { email: 'layla@one.example' } });
    expect(await watched(id, { auth: { companyApiKey: keys[1] } })).toEqual({ commandId: id, status: 'done' });
    expect(await watched(id, { auth: { companyApiKey: keys[0] } })).toMatchObject({ status: 'succeeded' });
  });
});
