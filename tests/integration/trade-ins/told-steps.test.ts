import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TradeIn, tradeInSchema } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { joinHero } from '../../support/join-hero.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe('steps that another desk tells of', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({});
  });
  afterAll(() => product.close());

  it('have the deadlines of those taken here, and an offer that is not known is not taken', async () => {
    const hero = await joinHero(product);
    const quote = { device: 'iPhone 13 Pro', condition: 'good' };
    const start = async () => tradeInSchema.parse((await hero.call('POST', '/api/me/trade-ins', quote)).body);
    const mine = async ({ id }: TradeIn) => tradeInSchema.parse((await hero.call('GET', `/api/me/trade-ins/${id}`)).body);
    const told = async ({ id: tradeInId }: TradeIn, to: string) => {
      const event = {
        specversion: '1.0', id: `${tradeInId}-${to}`, source: '/partner', type: 'trade.advanced',
        time: new Date().toISOString(), data: { tradeInId, to },
      };
      expect((await product.operate('POST', '/api/ops/events', event)).status).toBe(200);
    };
    const advance = (advanceSeconds: number) => product.operate('POST', '/api/ops/clock', { advanceSeconds });
    const [first, second] = [await start(), await start()];
    for (const tradeIn of [first, second]) await told(tradeIn, 'received');
    await told(second, 'countered');
    const taken = await hero.call('POST', `/api/me/trade-ins/${second.id}/counter-offer`, { accept: true });
    expect(taken).toMatchObject({ status: 409, body: { error: { code: 'illegal_transition' } } });
    expect((await mine(second)).state).toBe('countered');

    await advance(86_400 + 60);
    await until('the locked price to stand', async () => (await mine(first)).state === 'inspected');
    await advance(6 * 86_400);
    await until('the offer to lapse', async () => (await mine(second)).state === 'returning');
    expect((await mine(second)).steps.map(({ state, by }) => [state, by])).toEqual([
      ['received', 'partner'], ['countered', 'partner'], ['returning', 'deadline'],
    ]);
  });
});
