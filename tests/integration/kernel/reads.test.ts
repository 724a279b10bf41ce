import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { impactStatsSchema } from '@planet-heroes/contracts/areas/impact/impact.contract';
import { tradeVerified } from '../../support/events.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

describe('the polled reads', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ seed: 'demo' });
  });
  afterAll(() => product.close());

  it('begin at the public figures', async () => {
    const { body } = await product.call('GET', '/api/impact-stats');
    expect(impactStatsSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ totalBottlesPrevented: 2_400_000, totalCo2Saved: 180_000_000, activeHeroes: 12_847 });
  });

  it.each([
    '/api/heroes/leaderboard',
    '/api/heroes/leaderboard?limit=50',
    '/api/heroes/leaderboard/3',
    '/api/impact-stats',
  ])(
    'of %s answer 304 until something changes',
    async (path) => {
      const first = await product.call('GET', path);
      const etag = first.headers.get('etag')!;
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect(first.headers.get('planet-position')).toMatch(/^\d+-\d+$/);
      expect(Math.abs(Number(first.headers.get('planet-as-of')) - Date.now())).toBeLessThan(20_000);
      expect((await product.call('GET', path, undefined, { 'if-none-match': etag })).status).toBe(304);
      for (const tags of [`W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await product.call('GET', path, undefined, { 'if-none-match': tags });
        expect([again.status, again.headers.get('x-content-type-options')]).toEqual([304, 'nosniff']);
      }
      await product.operate('POST', '/api/ops/events', tradeVerified({ heroId: 'hero-00001' }));
      const changed = await product.call('GET', path, undefined, { 'if-none-match': etag });
      expect(changed.status).toBe(200);
      expect(changed.headers.get('etag')).not.toBe(etag);
    },
  );

  it('answer an unknown call with a JSON 404, and a page’s path with the page or a 404', async () => {
    for (const path of ['/api/nothing', '/api', '/api/heroic', '/health/odd']) {
      expect(await product.call('GET', path)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    }
    expect(await product.call('POST', '/products', {})).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
  });

  it('give a browser the page: with 200 where there is a screen, with 404 where it will say so', async () => {
    const statuses = await Promise.all(
      ['/', '/leaderboard', '/products/aquacafe', '/exchange/?ref=x', '/contact', '/sponsorships', '/leaderboard/more']
        .map(async (path) => {
          const { status, headers } = await product.call('GET', path, undefined, { accept: 'text/html' });
          expect(headers.get('content-security-policy')).toContain('default-src \'self\'');
          expect(headers.get('cache-control')).toBe('no-cache');
          return status;
        }),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 404, 404, 404]);
  });

  it('send a referral link on to the leaderboard', async () => {
    const { status, headers } = await product.call('GET', '/join?ref=HEROAB12CD');
    expect([status, headers.get('location')]).toEqual([302, '/leaderboard?ref=HEROAB12CD']);
    const onward = async (to: string) =>
      (await product.call('GET', `/join?ref=HEROAB12CD&to=${to}`)).headers.get('location');
    expect(await onward('%2Fcommunity%3Ftab%3Dchallenges')).toBe('/community?tab=challenges&ref=HEROAB12CD');
    for (
      const to of [
        '//evil.example',
        '/%5Cevil.example',
        '%2F%2Fevil.example',
        'https:%2F%2Fevil.example',
        '/%252f%252fevil.example',
        '/%09/evil.example',
      ]
    ) {
      expect(await onward(to)).toBe('/leaderboard?ref=HEROAB12CD');
    }
  });
});
