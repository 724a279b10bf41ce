import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tradeVerified } from '../../support/events.js';
import { joinHero } from '../../support/join-hero.js';
import { connectToRooms } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe('badges and check-ins', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());

  const me = async (cookie: string) => (await product.call('GET', '/api/me', undefined, { cookie })).body;
  const onBoard = async (heroId: string) => {
    const { heroes } = (await product.call('GET', `/api/heroes/leaderboard/around/${heroId}`)).body;
    return heroes.find(({ id }: { id: string }) => id === heroId);
  };
  const trade = (heroId: string, data = {}) =>
    product.operate('POST', '/api/ops/events', tradeVerified({ heroId, ...data }));

  it('come with the trade that reaches them, with its date, on the board and in the own profile', async () => {
    const { id, cookie } = await joinHero(product, { name: 'Layla' });
    expect(await me(cookie)).toMatchObject({ badges: [], badgesAwarded: [] });
    await trade(id, { programme: 'exchange', device: 'iPhone 11', condition: 'poor' });
    const first = [{ badge: 'Bottle Saver', awardedAt: '2026-11-20T10:00:00.000Z' }, {
      badge: 'First Trade',
      awardedAt: '2026-11-20T10:00:00.000Z',
    }];
    expect(await me(cookie)).toMatchObject({ badges: ['First Trade', 'Bottle Saver'], badgesAwarded: first });
    const { body: { results } } = await product.operate(
      'POST',
      '/api/ops/events',
      [1, 2, 3].map(() => tradeVerified({ heroId: id })),
    );
    expect(results).toHaveLength(3);
    const badges = ['First Trade', 'High Value Trade', 'Bottle Saver', 'Water Guardian', 'Planet Champion'];
    expect(await me(cookie)).toMatchObject({ badges });
    expect(await onBoard(id)).toMatchObject({ badges });
    const { checks } = (await product.operate('POST', '/api/ops/books/check')).body;
    expect(checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });

  it('come to a hero who brought five friends who traded', async () => {
    const { id, cookie } = await joinHero(product, { name: 'Omar' });
    const { referralCode } = await me(cookie);
    for (let friend = 1; friend <= 5; friend++) {
      expect((await me(cookie)).badges).toEqual([]);
      await trade((await joinHero(product, { name: `Friend ${friend}`, referralCode })).id);
    }
    expect(await onBoard(id)).toMatchObject({ badges: ['Community Builder'], referralCount: 5 });
  });

  it('pay the daily check-in once a day of Dubai, however often and at once it is asked for', async () => {
    const { id, cookie } = await joinHero(product, { name: 'Sara' });
    const before = (await me(cookie)).availablePoints;
    const checkIn = () => product.call('POST', '/api/me/check-in', undefined, { cookie });
    const answers = await Promise.all(Array.from({ length: 8 }, checkIn));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)!.body.error).toMatchObject({
      code: 'already_checked_in',
      message: expect.stringContaining('midnight in Dubai'),
    });
    expect(await me(cookie)).toMatchObject({ availablePoints: before + 100, checkedInAt: expect.any(String) });
    const room = await connectToRooms(product.address);
    await room.subscribe('impact');
    await product.operate('POST', '/api/ops/clock', { advanceSeconds: 86_400 });
    await until('the next day to be taken', async () => (await checkIn()).status === 200);
    expect(await onBoard(id)).toMatchObject({ points: before + 200 });
    room.socket.disconnect();
  });
});
