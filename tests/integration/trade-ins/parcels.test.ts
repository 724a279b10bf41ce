import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TradeIn, tradeInSchema } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { oneFoundation } from '../../support/foundations.js';
import { joinProvenHero } from '../../support/kept-hero.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe.each(oneFoundation(import.meta.url))('a phone that its hero has posted, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
  });
  afterAll(async () => {
    const { body } = await product.operate('POST', '/api/ops/books/check');
    await product.close();
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });

  it('keeps its price past the lock until it comes, and loses it where it never does', async () => {
    const hero = await joinProvenHero(product);
    const quote = { device: 'iPhone 13 Pro', condition: 'good' };
    const start = async () => tradeInSchema.parse((await hero.call('POST', '/api/me/trade-ins', quote)).body);
    const arrange = ({ id }: TradeIn, method: string) =>
      hero.call('PUT', `/api/me/trade-ins/${id}/handover`, { method });
    const advance = (advanceSeconds: number) => product.operate('POST', '/api/ops/clock', { advanceSeconds });
    const [arrives, lost, brought] = [await start(), await start(), await start()];
    const post = ({ id }: TradeIn) => hero.call('POST', `/api/me/trade-ins/${id}/posted`);
    const stateOf = async ({ id }: TradeIn) => (await product.operate('GET', `/api/ops/trade-ins/${id}`)).body.state;
    await arrange(brought, 'drop-off');
    expect((await post(brought)).body.error.code).toBe('illegal_transition');
    await advance(20 * 86_400);
    for (const tradeIn of [arrives, lost]) {
      await arrange(tradeIn, 'post');
      const steps = [{ state: 'booked' }, { state: 'collected', by: 'hero' }];
      expect((await post(tradeIn)).body).toMatchObject({ state: 'collected', steps });
      expect((await post(tradeIn)).body.error.code).toBe('illegal_transition');
    }
    await advance(11 * 86_400);
    await until('the price of the others to run out', async () => await stateOf(brought) === 'expired');
    expect((await product.operate('POST', `/api/ops/trade-ins/${arrives.id}/receive`, {})).body.state).toBe('received');
    expect(await stateOf(lost)).toBe('collected');
    await advance(4 * 86_400);
    await until('the lost parcel to end', async () => await stateOf(lost) === 'expired');
  });
});
