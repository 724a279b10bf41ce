import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tradeInSchema } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { oneFoundation } from '../../support/foundations.js';
import { joinHero } from '../../support/join-hero.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const DAY_SECONDS = 86_400;

describe.each(oneFoundation(import.meta.url))('trade-ins, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
  });
  afterAll(async () => {
    const { body } = await product.operate('POST', '/api/ops/books/check');
    await product.close();
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });

  const quote = { device: 'iPhone 13 Pro', condition: 'good' };

  it('start from a quote that is locked for 30 days, with its points pending', async () => {
    const hero = await joinHero(product);
    const { status, body } = await hero.call('POST', '/api/me/trade-ins', quote);
    expect(status).toBe(201);
    const tradeIn = tradeInSchema.parse(body);
    expect(tradeIn).toMatchObject({
      state: 'quoted',
      programme: 'exchange',
      valueFils: 85_000,
      points: 1700,
      reasons: [],
    });
    expect(Date.parse(tradeIn.lockedUntil!) - Date.parse(tradeIn.quotedAt!)).toBe(30 * DAY_SECONDS * 1000);
    expect((await hero.call('GET', '/api/me')).body).toMatchObject({
      availablePoints: 25,
      pendingPoints: 1700,
      score: 25,
    });
    expect((await hero.call('GET', '/api/me/trade-ins')).body).toEqual([tradeIn]);
  });

  it('are credited as quoted, or as the desk found them', async () => {
    const hero = await joinHero(product);
    const start = async () => (await hero.call('POST', '/api/me/trade-ins', quote)).body.id as string;
    const verify = async (id: string, found: object) =>
      (await product.operate('POST', `/api/ops/trade-ins/${id}/verify`, found)).body.valuation.points;
    expect(await verify(await start(), {})).toBe(1700);
    expect(await verify(await start(), { condition: 'excellent' })).toBe(2000);
    expect(await verify(await start(), { condition: 'poor' })).toBe(800);
    expect((await hero.call('GET', '/api/me')).body).toMatchObject({
      availablePoints: 4525,
      pendingPoints: 0,
      score: 4525,
      bottlesPrevented: 425 + 500 + 200,
    });
  });

  it('are credited once, however often and by any number of verifiers at once', async () => {
    const hero = await joinHero(product);
    const { body } = await hero.call('POST', '/api/me/trade-ins', quote);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => product.operate('POST', `/api/ops/trade-ins/${body.id}/verify`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)!.body.error).toMatchObject({
      code: 'illegal_transition',
      details: { from: 'verified', legal: ['reversed'] },
    });
    expect((await hero.call('GET', '/api/me')).body.score).toBe(1725);
  });

  it('are rejected with reasons that the hero sees, and their points are withdrawn', async () => {
    const hero = await joinHero(product);
    const { body } = await hero.call('POST', '/api/me/trade-ins', quote);
    expect((await product.operate('POST', `/api/ops/trade-ins/${body.id}/reject`, { reasons: [] })).status).toBe(400);
    const rejected = await product.operate('POST', `/api/ops/trade-ins/${body.id}/reject`, {
      reasons: ['Activation lock is on'],
    });
    expect(rejected.body).toMatchObject({ state: 'rejected', reasons: ['Activation lock is on'] });
    expect((await hero.call('GET', '/api/me')).body).toMatchObject({ pendingPoints: 0, availablePoints: 25 });
    expect((await product.operate('POST', `/api/ops/trade-ins/${body.id}/verify`)).body.error.code).toBe(
      'illegal_transition',
    );
  });

  it.each([
    ['an unknown device', { device: 'Nokia', condition: 'good' }, 'unknown_device'],
    ['an unknown condition', { device: '13', condition: 'shiny' }, 'unknown_condition'],
    ['an unknown programme', { ...quote, programme: 'moon' }, 'invalid_request'],
  ])('do not start with %s', async (_, body, code) => {
    expect(await product.call('POST', '/api/me/trade-ins', body)).toMatchObject({
      status: 400,
      body: { error: { code } },
    });
  });

  it('are the desk’s to decide alone', async () => {
    const { body } = await product.call('POST', '/api/me/trade-ins', quote);
    expect((await product.call('POST', `/api/ops/trade-ins/${body.id}/verify`)).status).toBe(401);
    expect((await product.operate('POST', '/api/ops/trade-ins/nothing/verify')).body.error.code).toBe(
      'unknown_trade_in',
    );
  });

  it('lapse after 30 days of the instance’s clock, once, and give the pending points back', async () => {
    const hero = await joinHero(product);
    const { body } = await hero.call('POST', '/api/me/trade-ins', quote);
    const advance = (advanceSeconds: number) => product.operate('POST', '/api/ops/clock', { advanceSeconds });
    await advance(29 * DAY_SECONDS);
    expect((await hero.call('GET', '/api/me/trade-ins')).body[0].state).toBe('quoted');
    await advance(DAY_SECONDS + 60);
    await until(
      'the quote to lapse',
      async () => (await hero.call('GET', '/api/me/trade-ins')).body[0].state === 'expired',
    );
    expect((await hero.call('GET', '/api/me')).body).toMatchObject({ pendingPoints: 0, availablePoints: 25 });
    expect((await product.operate('POST', `/api/ops/trade-ins/${body.id}/verify`)).body.error.code).toBe(
      'illegal_transition',
    );
    await until('nothing to be due', async () => (await product.operate('GET', '/api/ops/clock')).body.due === 0);
  });
});

describe('trade-ins where no desk works', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ environment: { TRADE_AUTO_VERIFY: '0', VIRTUAL_CLOCK: 'off' } });
  });
  afterAll(() => product.close());

  it('keep real time: the clock of a real instance cannot be moved', async () => {
    expect(await product.operate('POST', '/api/ops/clock', { advanceSeconds: 1 })).toMatchObject({
      status: 403,
      body: { error: { code: 'virtual_clock_off' } },
    });
  });
});
