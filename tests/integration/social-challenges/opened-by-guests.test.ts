import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tradeVerified } from '../../support/events.js';
import { oneFoundation } from '../../support/foundations.js';
import { joinHero } from '../../support/join-hero.js';
import { joinKeptHero } from '../../support/kept-hero.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const FORM = {
  title: 'One dirham each', description: 'Paid many times over.', challengeType: 'trade_value', targetValue: 1, duration: 7,
  pointsReward: 25_000, participantLimit: 2,
};
/** Two addresses of one household, and one of another. */
const [HOME, PHONE, ELSEWHERE] = ['2a02:1:2:3::1', '2a02:1:2:3::2', '2a02:1:2:4::1'];

describe.each(oneFoundation(import.meta.url))('challenges that pay others, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, environment: { TRUST_PROXY: 'loopback' } });
  });
  afterAll(() => product.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const at = async (address: string) => {
    const { body, headers } = await product.call('POST', '/api/heroes', { name: 'Layla' }, from(address));
    return { id: body.id as string, cookie: headers.get('set-cookie')!.split(';')[0]! };
  };

  it('are not opened by guests, who cannot show others a text', async () => {
    const cookie = (await product.call('POST', '/api/guests')).headers.get('set-cookie')!.split(';')[0]!;
    const { status, body } = await product.call('POST', '/api/social-challenges', FORM, { cookie });
    expect([status, body.error.code, body.error.details]).toEqual([403, 'hero_not_kept', { needs: 'joining' }]);
    const listed = (await product.call('GET', '/api/social-challenges')).body as { title: string }[];
    expect(listed.map(({ title }) => title)).not.toContain(FORM.title);
  });

  it('promise no more than their target is worth', async () => {
    const { status, body } = await (await joinKeptHero(product)).call('POST', '/api/social-challenges', FORM);
    expect([status, body.error.code, body.error.details]).toEqual([409, 'reward_too_high', { most: 2 }]);
    expect((await (await joinHero(product)).call('POST', '/api/social-challenges', FORM)).body.error.code).toBe('hero_not_kept');
  });

  it('pay nobody in the creator’s network, whose address is kept nowhere', async () => {
    const creator = await at(HOME);
    const [near, far] = [await at(PHONE), await at(ELSEWHERE)];
    const time = new Date().toISOString();
    const created = {
      ...tradeVerified(), time, type: 'social_challenge.created',
      data: { ...FORM, challengeId: `of-${creator.id}`, creatorId: creator.id, pointsReward: 50 },
    };
    await product.operate('POST', '/api/ops/events', [created]);
    const paid = [];
    for (const hero of [near, far]) {
      const path = `/api/social-challenges/of-${creator.id}/join`;
      expect((await product.call('POST', path, undefined, { cookie: hero.cookie })).status).toBe(200);
      const { body } = await product.operate('POST', '/api/ops/events', [
        tradeVerified({ heroId: hero.id }, { time: new Date().toISOString() }),
      ]);
      expect(body.applied).toBe(1);
      const points = await product.call('GET', '/api/me/points', undefined, { cookie: hero.cookie });
      const lines = points.body.lines as { rule: string; change: number }[];
      paid.push(lines.filter(({ rule }) => rule === 'social-challenge').map(({ change }) => change));
    }
    expect(paid).toEqual([[], [50]]);
    const rows = await product.database.query<{ network: string }>('select network from session where network is not null');
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const { network } of rows) expect(network).not.toContain('2a02');
  });
});
