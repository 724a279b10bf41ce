import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { heroGainsSchema } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { HeroGains } from '../../../backend/src/areas/leaderboard/hero-gains.js';
import { tradeVerified } from '../../support/events.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

/** An iPhone 15 Pro in good condition in the home programme (spec document 1, section 9). */
const TRADE = 2240;

describe('what heroes earned in the last seven days', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ seed: 'demo' });
  });
  afterAll(() => product.close());

  const daysAgo = (days: number) => ({ time: new Date(Date.now() - days * DAY_MS).toISOString() });
  const gains = async (query = '') =>
    heroGainsSchema.parse((await product.call('GET', `/api/heroes/leaderboard/gains${query}`)).body);

  it('is what the ledger says was earned in them, of those shown alone', async () => {
    const board = (await product.call('GET', '/api/heroes/leaderboard/100')).body as { id: string }[];
    const ids = [board[0]!.id, board[1]!.id, 'hero-00300', 'hero-09000'] as const;
    const today = daysAgo(0.9);
    await product.database.query(`update hero set board_area = 'Deira' where id = any($1)`, [[ids[0], ids[2]]]);
    const { body } = await product.operate('POST', '/api/ops/events', [
      tradeVerified({ heroId: ids[0] }, today),
      tradeVerified({ heroId: ids[0] }, daysAgo(6.9)),
      tradeVerified({ heroId: ids[0] }, daysAgo(7.1)),
      tradeVerified({ heroId: ids[1] }, daysAgo(30)),
      tradeVerified({ heroId: ids[2] }, daysAgo(2)),
      tradeVerified({ heroId: ids[3] }, daysAgo(2)),
    ]);
    expect(body).toMatchObject({ applied: 6 });

    // Sample challenges pay somebody as well; the heroes named here had nothing before.
    const ofNamed = async (query?: string) =>
      (await gains(query)).filter(({ heroId }) => (ids as readonly string[]).includes(heroId));
    // The last trade and its area, while it is fresh.
    const best = { heroId: ids[0], points: 2 * TRADE, lastTradeAt: today.time, area: 'Deira' };
    expect(await ofNamed()).toEqual([best]);
    // Outside of the best hundred.
    expect(await ofNamed(`?around=${ids[2]}`)).toEqual([
      best,
      { heroId: ids[2], points: TRADE },
    ]);
  });

  it('counts no points that come back from a claim or only promised ones', async () => {
    const { body: hero, headers } = await product.call('POST', '/api/heroes', { name: 'Noura Test' });
    const cookie = headers.get('set-cookie')!.split(';')[0]!;
    const quoted = { programme: 'exchange', device: 'iPhone 15 Pro', condition: 'excellent' };
    expect((await product.call('POST', '/api/me/trade-ins', quoted, { cookie })).status).toBe(201);
    const own = (await gains(`?around=${hero.id}`)).find(({ heroId }) => heroId === hero.id);
    expect(own).toEqual({ heroId: hero.id, points: 25 });
  });

  /** The service, and how often it has read the ledger. */
  const counted = () => {
    const reads = { count: 0 };
    const counting = new Proxy(product.database, {
      get(target, name) {
        if (name === 'tables') reads.count += 1;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    return { service: new HeroGains(counting), reads };
  };

  it('is read once a minute for each hero, however many ask at once', async () => {
    const { service, reads } = counted();
    const answers = await Promise.all(Array.from({ length: 20 }, () => service.of(['planet-hero-demo', 'hero-00001'])));
    const once = reads.count;
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await service.of(['hero-00001', 'planet-hero-demo'])).toHaveLength(answers[0]!.length);
    expect(reads.count).toBe(once);
    await service.of(['hero-00002']);
    expect(reads.count).toBe(2 * once);
  });

  it('is kept for the 5,000 heroes who were read last', async () => {
    const { service, reads } = counted();
    await service.of(['hero-00001']);
    const once = reads.count;
    await service.of(Array.from({ length: 4_999 }, (_, index) => `other-${index}`));
    await service.of(['hero-00001', 'other-0']);
    expect(reads.count).toBe(2 * once);
    await service.of(['hero-00002']);
    await service.of(['other-0']);
    expect(reads.count).toBe(3 * once);
    await service.of(['hero-00001']);
    expect(reads.count).toBe(4 * once);
  });

  it('refuses a hero whom nobody knows', async () => {
    expect(await product.call('GET', '/api/heroes/leaderboard/gains?around=nobody')).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown_hero' } },
    });
  });
});
