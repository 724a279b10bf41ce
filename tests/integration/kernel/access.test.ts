import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { FOUNDATIONS } from '../../support/foundations.js';
import { type JoinedHero, joinHero } from '../../support/join-hero.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const OPS_READS = [
  '/api/ops/projections',
  '/api/ops/totals',
  '/api/ops/log',
  '/api/ops/queues',
  '/api/ops/failed-jobs',
  '/api/ops/books',
  '/api/ops/clock',
];

describe.each(FOUNDATIONS)('who may do what, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  let hero: JoinedHero;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, environment: { TRUST_PROXY: 'loopback' } });
    hero = await joinHero(product);
  });
  afterAll(() => product.close());

  it.each(OPS_READS)('%s is for operators alone', async (path) => {
    expect(await product.call('GET', path)).toMatchObject({
      status: 401,
      body: { error: { code: 'operator_token_required' } },
    });
    for (const authorization of ['Bearer guess', `Basic ${Buffer.from('operator:guess').toString('base64')}`]) {
      expect(await product.call('GET', path, undefined, { authorization })).toMatchObject({
        status: 403,
        body: { error: { code: 'operator_token_wrong' } },
      });
    }
    expect((await product.call('GET', path, undefined, { authorization: 'Bearer' })).status).toBe(401);
  });

  it.each([
    ['POST', '/api/heroes', { name: 'Omar' }],
    ['PATCH', '/api/me', { name: 'Omar' }],
    ['DELETE', '/api/me', undefined],
    ['POST', '/api/me/trade-ins', { device: '13', condition: 'good' }],
    ['POST', '/api/ops/events', []],
  ])('%s %s from a page of somebody else’s is refused, cookie or not', async (method, path, body) => {
    const answer = await hero.call(method, path, body, { origin: 'https://elsewhere.example' });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'origin_not_allowed' } } });
  });

  it('a write from a page of the same host and another scheme is refused, and one of the own scheme is not', async () => {
    const { host } = new URL(product.address);
    const rename = async (origin: string, headers: object = {}) =>
      (await hero.call('PATCH', '/api/me', { name: 'Omar' }, { origin, ...headers })).status;
    const overTls = { 'x-forwarded-proto': 'https' };
    expect(await Promise.all([rename(`http://${host}`), rename(`https://${host}`)])).toEqual([200, 403]);
    expect(await Promise.all([rename(`https://${host}`, overTls), rename(`http://${host}`, overTls)]))
      .toEqual([200, 403]);
    // The scheme is what the last proxy says, not what a client sent ahead.
    expect(await rename(`https://${host}`, { 'x-forwarded-proto': 'https, http' })).toBe(403);
  });

  it('a socket from a page of somebody else’s, or of another scheme, does not get in', async () => {
    const connect = (origin: string, headers: object = {}) => {
      const socket = io(product.address, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders: { origin, cookie: hero.cookie, ...headers },
      });
      const connected = new Promise((resolve, reject) => socket.once('connect_error', reject).once('connect', resolve as never));
      return connected.finally(() => socket.disconnect());
    };
    const { host } = new URL(product.address);
    await expect(connect('https://elsewhere.example')).rejects.toThrow();
    await expect(connect(`https://${host}`)).rejects.toThrow();
    await connect(`http://${host}`);
    await connect(`https://${host}`, { 'x-forwarded-proto': 'https' });
  });

  it('a body that is too large is refused before it is read', async () => {
    const answer = await product.call('POST', '/api/heroes', { name: 'x'.repeat(70_000) });
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'body_too_large' } } });
  });

  it('markup in a name stays what it is: text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { body } = await product.call('POST', '/api/heroes', { name });
    expect(body.name).toBe(name);
    const { headers } = await product.call('GET', `/api/heroes/leaderboard/around/${body.id}`);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      'application/json; charset=utf-8',
      'nosniff',
    ]);
  });

  it('a hero’s own answers are kept by no cache', async () => {
    for (const path of ['/api/me', '/api/me/points', '/api/me/export', '/api/me/trade-ins']) {
      expect((await hero.call('GET', path)).headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('over TLS the cookie stays there, and browsers are kept from coming any other way', async () => {
    const answer = await product.call('POST', '/api/heroes', { name: 'Secure' }, { 'x-forwarded-proto': 'https' });
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-planet_session=[\w-]{43};.*; Path=\/;.*; Secure/);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('over TLS a cookie with its old name is replaced, and one that another host set beside it counts for nothing', async () => {
    const [mine, planted] = [await joinHero(product), await joinHero(product)];
    const me = (cookie: string, path = '/api/me', method = 'GET') =>
      product.call(method, path, undefined, { cookie, 'x-forwarded-proto': 'https' });
    const replaced = await me(mine.cookie);
    const given = replaced.headers.getSetCookie();
    expect([replaced.body.id, given]).toEqual([mine.id, [
      expect.stringMatching(`^__Host-${mine.cookie};`), expect.stringMatching(/^planet_session=;/),
    ]]);
    const secure = given[0]!.split(';')[0]!;
    const both = await me(`${planted.cookie}; ${secure}`);
    expect([both.body.id, both.headers.getSetCookie()]).toEqual([mine.id, []]);
    const ended = await me(secure, '/api/sign-out', 'POST');
    expect([ended.status, ended.headers.getSetCookie().join(' ')]).toEqual([
      200, expect.stringMatching(/__Host-planet_session=;.*; Secure/),
    ]);
    expect((await planted.call('GET', '/api/me')).headers.getSetCookie()).toEqual([]);
  });
});
