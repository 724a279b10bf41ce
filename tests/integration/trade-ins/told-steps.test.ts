import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type TradeIn, tradeInSchema } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { joinHero, type JoinedHero } from '../../support/join-hero.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe('steps that another desk reports', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({});
  });
  afterEach(async () => {
    const { body } = await product.operate('POST', '/api/ops/books/check');
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });
  afterAll(() => product.close());

  const quote = { device: 'iPhone 13 Pro', condition: 'good' };
  const start = async (hero: JoinedHero) =>
    tradeInSchema.parse((await hero.call('POST', '/api/me/trade-ins', quote)).body);
  const mine = async (hero: JoinedHero, { id }: TradeIn) =>
    tradeInSchema.parse((await hero.call('GET', `/api/me/trade-ins/${id}`)).body);
  const atDesk = async ({ id }: TradeIn) =>
    tradeInSchema.parse((await product.operate('GET', `/api/ops/trade-ins/${id}`)).body);
  const send = async (type: string, data: object) => {
    const { status, body } = await product.operate('POST', '/api/ops/events', {
      specversion: '1.0', id: randomUUID(), source: '/partner', type, time: new Date().toISOString(), data,
    });
    return status === 200 ? 'applied' : body.error.code;
  };
  const tell = async ({ id: tradeInId }: TradeIn, ...steps: string[]) => {
    for (const to of steps) expect(await send('trade.advanced', { tradeInId, to })).toBe('applied');
  };
  const reprice = ({ id: tradeInId, device }: TradeIn, condition: string) =>
    send('trade.repriced', { tradeInId, device, condition });
  const verify = ({ id: tradeInId, heroId, device }: TradeIn, condition: string) =>
    send('trade.verified', { tradeInId, heroId, programme: 'exchange', device, condition });
  const dropOff = (hero: JoinedHero, { id }: TradeIn) =>
    hero.call('PUT', `/api/me/trade-ins/${id}/handover`, { method: 'drop-off' });
  const pendingOf = async ({ id }: JoinedHero) => {
    const [hero] = await product.database.query<{ pending: number }>(
      'select pending_points::float8 as pending from hero where id = $1',
      [id],
    );
    return hero!.pending;
  };

  it.each(['excellent', 'poor'])('find no price to change once it is over, or on its way back: %s', async (condition) => {
    const hero = await joinHero(product);
    const [cancelled, verified, returning] = [await start(hero), await start(hero), await start(hero)];
    await tell(cancelled, 'cancelled');
    expect(await verify(verified, 'good')).toBe('applied');
    await tell(returning, 'received', 'returning');
    for (const late of [cancelled, verified, returning]) {
      expect(await reprice(late, condition)).toBe('illegal_transition');
      expect(await mine(hero, late)).toMatchObject({ condition: 'good', valueFils: 85_000, points: 1700 });
    }
    expect((await hero.call('GET', '/api/me')).body).toMatchObject({ pendingPoints: 0, score: 1725 });

    const open = await start(hero);
    await tell(open, 'received');
    expect(await reprice(open, condition)).toBe('applied');
    const { points } = await mine(hero, open);
    expect(points).not.toBe(1700);
    expect((await hero.call('GET', '/api/me')).body.pendingPoints).toBe(points);
  });

  it('move a phone to the exchange that its own programme does not take', async () => {
    const hero = await joinHero(product);
    const atHome = { programme: 'home', device: 'iPhone 15', condition: 'good' };
    const { body: tradeIn } = await hero.call('POST', '/api/me/trade-ins', atHome);
    const move = (condition: string) =>
      send('trade.repriced', { tradeInId: tradeIn.id, device: 'iPhone 15', condition, programme: 'exchange' });
    expect(await move('fair')).toBe('programme_takes_phone');
    expect(await move('poor')).toBe('applied');
    expect(await mine(hero, tradeIn)).toMatchObject({ programme: 'exchange', condition: 'poor', valueFils: 48_000 });
    expect(await pendingOf(hero)).toBe(960);
  });

  it('are credited with the inspection that a counter-offer of that desk stands for', async () => {
    const hero = await joinHero(product);
    const [told, wipedHere] = [await start(hero), await start(hero)];
    for (const tradeIn of [told, wipedHere]) {
      expect((await dropOff(hero, tradeIn)).status).toBe(200);
      await tell(tradeIn, 'received', 'countered', 'accepted');
      expect(await reprice(tradeIn, 'poor')).toBe('applied');
    }
    await tell(told, 'wiped');
    expect(await verify(told, 'poor')).toBe('applied');
    const { body } = await product.operate('POST', `/api/ops/trade-ins/${wipedHere.id}/wipe`, { certificate: 'Purged' });
    expect(body.state).toBe('verified');
    for (const tradeIn of [told, wipedHere]) {
      const { inspection, steps } = await mine(hero, tradeIn);
      expect(inspection).toMatchObject({
        condition: 'poor', valueFils: 40_000, points: 800, answers: null, by: 'partner', openUntil: null,
        inspectedAt: steps.find(({ state }) => state === 'countered')!.at,
      });
    }
  });

  it('end without a trade once its hero has left: reported before, or after', async () => {
    const hero = await joinHero(product);
    const [before, after] = [await start(hero), await start(hero)];
    for (const tradeIn of [before, after]) await tell(tradeIn, 'received', 'inspected');
    await tell(before, 'wiped');
    expect((await hero.call('DELETE', '/api/me')).status).toBe(200);
    expect(await atDesk(before)).toMatchObject({ state: 'cancelled', dueAt: null });
    expect(await pendingOf(hero)).toBe(1700);
    await tell(after, 'wiped');
    expect(await atDesk(after)).toMatchObject({ state: 'cancelled', dueAt: null });
    expect(await pendingOf(hero)).toBe(0);
    expect(await verify(after, 'good')).toBe('unknown_hero');
    expect((await product.operate('POST', `/api/ops/trade-ins/${after.id}/verify`)).body.error.code)
      .toBe('unknown_hero');
  });

  it('can end a wiped phone without a trade, as a replay of a hero who left does; its hero cannot', async () => {
    const hero = await joinHero(product);
    const tradeIn = await start(hero);
    await tell(tradeIn, 'received', 'inspected', 'wiped');
    expect((await hero.call('POST', `/api/me/trade-ins/${tradeIn.id}/cancel`)).body.error.code)
      .toBe('illegal_transition');
    await tell(tradeIn, 'cancelled');
    expect(await mine(hero, tradeIn)).toMatchObject({ state: 'cancelled', dueAt: null });
    expect(await pendingOf(hero)).toBe(0);
  });

  it('have the deadlines of those taken here, and an offer that is not known is not taken', async () => {
    const hero = await joinHero(product);
    const advance = (advanceSeconds: number) => product.operate('POST', '/api/ops/clock', { advanceSeconds });
    const [first, second] = [await start(hero), await start(hero)];
    for (const tradeIn of [first, second]) await tell(tradeIn, 'received');
    await tell(second, 'countered');
    const taken = await hero.call('POST', `/api/me/trade-ins/${second.id}/counter-offer`, { accept: true });
    expect(taken).toMatchObject({ status: 409, body: { error: { code: 'illegal_transition' } } });
    expect((await mine(hero, second)).state).toBe('countered');

    await advance(86_400 + 60);
    await until('the locked price to stand', async () => (await mine(hero, first)).state === 'inspected');
    await advance(6 * 86_400);
    await until('the offer to lapse', async () => (await mine(hero, second)).state === 'returning');
    expect((await mine(hero, second)).steps.map(({ state, by }) => [state, by])).toEqual([
      ['received', 'partner'], ['countered', 'partner'], ['returning', 'deadline'],
    ]);
  });
});
