import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EARNING_RATES, JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import { oneFoundation } from '../../support/foundations.js';
import { joinHero } from '../../support/join-hero.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const CHECKED_IN = JOIN_BONUS.joining + EARNING_RATES.dailyCheckIn;

describe.each(oneFoundation(import.meta.url))('merging guests into an account’s hero, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, environment: { SIGN_INS_PER_MINUTE: '0' } });
  });
  afterAll(() => product.close());

  it('brings the check-in of a day once, round after round', async () => {
    const email = newEmail();
    await signIn(product, email, (await joinHero(product)).cookie);
    const points = [];
    for (let round = 0; round < 3; round++) {
      const guest = (await product.call('POST', '/api/guests')).headers.get('set-cookie')!.split(';')[0]!;
      expect((await product.call('POST', '/api/me/check-in', undefined, { cookie: guest })).status).toBe(200);
      const { cookie, body: { otherHero } } = await signIn(product, email, guest);
      expect(otherHero?.mergePoints).toBe(round === 0 ? EARNING_RATES.dailyCheckIn : 0);
      const { status, body } = await product.call('POST', '/api/me/merge', undefined, { cookie });
      expect(status).toBe(200);
      points.push([body.availablePoints, body.lifetimePoints, body.countedOnce]);
    }
    const again = [{ rule: 'check-in', awards: 1, points: EARNING_RATES.dailyCheckIn }];
    expect(points).toEqual([[], again, again].map((once) => [CHECKED_IN, CHECKED_IN, once]));
    const { body } = await product.operate('POST', '/api/ops/books/check', {});
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });
});
