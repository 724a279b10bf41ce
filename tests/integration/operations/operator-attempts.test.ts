import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATOR_TOKEN } from '../../processes/secrets.js';
import { oneFoundation } from '../../support/foundations.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const GUESS = 'guess-that-nobody-may-read';
const basic = (token: string) => `Basic ${Buffer.from(`operator:${token}`).toString('base64')}`;
const sponsorship = {
  sponsorId: 'partner',
  missionId: 'mission',
  tierId: 'tier',
  amount: 50_000,
  message: null,
  isAnonymous: false,
};

describe.each(oneFoundation(import.meta.url))('guesses of the operator token, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  const lines: string[] = [];
  beforeAll(async () => {
    product = await startTestProduct({
      redisUrl,
      onLog: (line) => lines.push(line),
      environment: { OPERATOR_FAILURES_PER_MINUTE: '10', TRUST_PROXY: 'loopback' },
    });
  });
  afterAll(() => product.close());

  /** Every way in that takes the token. */
  const WAYS: ((address: string, token: string) => ReturnType<TestProduct['call']>)[] = [
    (address, token) =>
      product.call('GET', '/api/ops/clock', undefined, {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
      }),
    (address, token) =>
      product.call('GET', '/api/ops/clock', undefined, { authorization: basic(token), 'x-forwarded-for': address }),
    (address, token) =>
      product.call('GET', '/ops/queues', undefined, { authorization: basic(token), 'x-forwarded-for': address }),
    (address, token) =>
      product.call('POST', '/api/mission-sponsorships', sponsorship, {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
      }),
  ];
  const failures = async (outcome: string) => {
    const { body } = await product.call('GET', '/metrics');
    return Number(
      new RegExp(`^planet_operator_failures_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(body)?.[1] ?? 0,
    );
  };

  it('are refused after ten wrong ones in a minute, by any way, while others are not', async () => {
    const wrong = [];
    for (let sent = 0; sent < 10; sent++) wrong.push(await WAYS[sent % WAYS.length]!('203.0.113.7', GUESS));
    expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 403));
    for (const way of WAYS) {
      for (const token of [GUESS, OPERATOR_TOKEN]) {
        const refused = await way('203.0.113.7', token);
        expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
    expect((await WAYS[0]!('203.0.113.8', OPERATOR_TOKEN)).status).toBe(200);
    expect((await WAYS[2]!('203.0.113.8', OPERATOR_TOKEN)).status).toBe(200);

    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'An operator token was wrong.');
    expect(told).toHaveLength(10);
    expect(told[0]).toMatchObject({
      level: 40,
      requestId: wrong[0]!.body.error.requestId,
      method: 'GET',
      path: '/api/ops/clock',
    });
    expect(new Set(told.map(({ addressHash }) => addressHash)).size).toBe(1);
    expect(told[0].addressHash).toMatch(/^[\w-]{16}$/);
    expect(lines.join('')).not.toContain('203.0.113.7');
    expect(lines.join('')).not.toContain(GUESS);
    expect(lines.join('')).not.toContain(basic(GUESS).slice(6));
    expect(await failures('wrong')).toBe(10);
    expect(await failures('not_tried')).toBe(8);
  });

  it('does not get further with many at once, nor with the many addresses of one household', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 40 },
        (_, index) => WAYS[0]!(`2001:db8:7:7::${index + 1}`, GUESS).then(({ status }) => status),
      ),
    );
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    expect((await WAYS[0]!('2001:db8:7:7::ffff', OPERATOR_TOKEN)).status).toBe(429);
    expect((await WAYS[0]!('2001:db8:7:8::1', OPERATOR_TOKEN)).status).toBe(200);
  });

  it('is not looked up by made-up sessions either, beyond a hundred a minute', async () => {
    const ask = (address: string) =>
      product.call('GET', '/api/ops/clock', undefined, {
        cookie: `planet_session=${randomBytes(32).toString('base64url')}`, 'x-forwarded-for': address,
      });
    const statuses = [];
    for (let sent = 0; sent < 110; sent++) statuses.push((await ask('203.0.113.20')).status);
    expect(statuses).toEqual([...Array(100).fill(401), ...Array(10).fill(429)]);
    const board = await product.call('GET', '/ops/queues', undefined, { 'x-forwarded-for': '203.0.113.20' });
    expect(board.status).toBe(429);
    expect((await ask('203.0.113.21')).status).toBe(401);
    // A key is looked at all the same: nobody is kept out by the calls of a neighbour.
    expect((await WAYS[0]!('203.0.113.20', OPERATOR_TOKEN)).status).toBe(200);
  });

  it('is not confused with who sends no token, or the right one often', async () => {
    for (let sent = 0; sent < 15; sent++) {
      expect((await product.call('GET', '/api/ops/clock', undefined, { 'x-forwarded-for': '203.0.113.9' })).status)
        .toBe(401);
      expect((await WAYS[0]!('203.0.113.9', OPERATOR_TOKEN)).status).toBe(200);
    }
  });
});
