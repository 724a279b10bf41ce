import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CALLS } from '@planet-heroes/contracts/calls';
import { impactStatsSchema } from '@planet-heroes/contracts/areas/impact/impact.contract';
import { showsPosition } from '@planet-heroes/contracts/kernel/calls/call-headers';
import { compareLogPositions, parseLogPosition } from '@planet-heroes/contracts/kernel/events/log-position';
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

  const large = ['/api/heroes/leaderboard?limit=100', '/api/docs/openapi.json'];
  it.each(large)('send %s compressed, with a tag of its own', async (path) => {
    const read = async (encoding: string) => {
      const response = await fetch(product.address + path, { headers: { 'accept-encoding': encoding } });
      const { headers } = response;
      return { text: await response.text(), length: Number(headers.get('content-length')), headers };
    };
    const [plain, zipped] = [await read('identity'), await read('gzip')];
    expect([plain.headers.get('content-encoding'), zipped.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    expect([zipped.text === plain.text, zipped.length < plain.length / 3]).toEqual([true, true]);
    expect(zipped.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    expect(zipped.headers.get('vary')).toContain('accept-encoding');
  });

  it.each(['GET', 'HEAD'])('by %s are at the position of a write before them, or behind it', async (method) => {
    const written = (await product.operate('POST', '/api/ops/events', tradeVerified())).headers.get('planet-position')!;
    const shown = CALLS.filter((call) => showsPosition(call) && !call.params && !call.example?.query);
    const before = [];
    for (const { path, caller } of shown) {
      const { status, headers } = await (caller === 'operator' ? product.operate : product.call)(method, path);
      const position = headers.get('planet-position');
      const isBehind = position !== null
        && compareLogPositions(parseLogPosition(position), parseLogPosition(written)) >= 0;
      if (status === 200 ? !isBehind || !headers.has('planet-as-of') : position) before.push([path, status, position]);
    }
    expect(before).toEqual([]);
    expect(shown.length).toBeGreaterThan(30);
  });

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
    expect([status, headers.get('location')]).toEqual([302, '/leaderboard?ref=HEROAB12CD&invited=1']);
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
      expect(await onward(to)).toBe('/leaderboard?ref=HEROAB12CD&invited=1');
    }
  });
});
