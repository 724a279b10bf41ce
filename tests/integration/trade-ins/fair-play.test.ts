import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FAIR_PLAY } from '@planet-heroes/contracts/areas/trade-ins/fair-play';
import type { PickupSlots } from '@planet-heroes/contracts/areas/pickups/slots';
import { type TradeIn, tradeInSchema } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { joinHero, type JoinedHero } from '../../support/join-hero.js';
import { joinProvenHero } from '../../support/kept-hero.js';
import { signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const GOOD = { screen: 'light-scratches', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry' };
const DROP_OFF = { method: 'drop-off' };

describe('a trade-in that looks unusual', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({});
  });
  afterEach(async () => {
    const { body } = await product.operate('POST', '/api/ops/books/check');
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });
  afterAll(() => product.close());

  const desk = async ({ id }: TradeIn, step: string, body: object = {}) => {
    const { status, body: tradeIn } = await product.operate('POST', `/api/ops/trade-ins/${id}/${step}`, body);
    return { status, body: tradeIn, tradeIn: status === 200 ? tradeInSchema.parse(tradeIn) : undefined };
  };
  const lock = async (hero: JoinedHero) =>
    tradeInSchema.parse(
      (await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' })).body,
    );
  const received = async (hero: JoinedHero, handover: object = DROP_OFF) => {
    const tradeIn = await lock(hero);
    expect((await hero.call('PUT', `/api/me/trade-ins/${tradeIn.id}/handover`, handover)).status).toBe(200);
    return (await desk(tradeIn, 'receive')).tradeIn!;
  };
  const wiped = async (tradeIn: TradeIn) => {
    await desk(tradeIn, 'inspect', { answers: GOOD });
    return (await desk(tradeIn, 'wipe', { certificate: 'NIST SP 800-88 purge' })).tradeIn!;
  };
  const points = async (hero: JoinedHero) => (await hero.call('GET', '/api/me')).body;
  const burst = async (hero: JoinedHero) => {
    for (let phone = 0; phone < FAIR_PLAY.phones; phone++) expect((await received(hero)).flags).toEqual([]);
    return received(hero);
  };

  it('is many phones of one hero in a day: points stay pending until the desk has found it in order', async () => {
    const hero = await joinHero(product);
    const last = await burst(hero);
    expect(last.flags).toMatchObject([{ reason: 'burst', note: '6 phones within 24 hours.', clearedAt: null }]);
    expect((await wiped(last)).state).toBe('wiped');
    expect(await points(hero)).toMatchObject({ score: 25, pendingPoints: 6 * 1700 });
    expect((await hero.call('GET', `/api/me/trade-ins/${last.id}`)).body).not.toHaveProperty('flags');

    expect(await desk(last, 'clear', {})).toMatchObject({ status: 400 });
    const cleared = await desk(last, 'clear', { remark: 'A shop for repairs; seen at the desk.' });
    expect(cleared.tradeIn).toMatchObject({
      state: 'verified', flags: [{ remark: 'A shop for repairs; seen at the desk.', clearedBy: expect.any(String) }],
    });
    expect(await points(hero)).toMatchObject({ score: 1725, pendingPoints: 5 * 1700 });
    expect(await desk(last, 'clear', { remark: 'Again.' })).toMatchObject({
      status: 409, body: { error: { code: 'nothing_flagged' } },
    });
  });

  it('is credited by the wiping where it was found in order before', async () => {
    const hero = await joinHero(product);
    const last = await burst(hero);
    expect((await desk(last, 'clear', { remark: 'Known to us.' })).tradeIn!.state).toBe('received');
    expect((await wiped(last)).state).toBe('verified');
  });

  it('goes back with its reasons where it is not in order, and nothing is credited', async () => {
    const hero = await joinHero(product);
    const last = await wiped(await burst(hero));
    await desk(last, 'reject', { reasons: ['These phones are not yours.'] });
    const ended = (await desk(last, 'return')).tradeIn!;
    expect(ended).toMatchObject({ state: 'returned', reasons: ['These phones are not yours.'] });
    expect(await points(hero)).toMatchObject({ score: 25, pendingPoints: 5 * 1700 });
  });

  it('ends without a trade where it is found in order after its hero has left', async () => {
    const hero = await joinHero(product);
    const last = await wiped(await burst(hero));
    expect((await hero.call('DELETE', '/api/me')).status).toBe(200);
    expect((await product.operate('GET', `/api/ops/trade-ins/${last.id}`)).body.state).toBe('wiped');
    expect((await desk(last, 'clear', { remark: 'A shop for repairs.' })).tradeIn).toMatchObject({
      state: 'cancelled', certificate: 'NIST SP 800-88 purge', flags: [{ remark: 'A shop for repairs.' }],
    });
    const [left] = await product.database.query(
      'select pending_points::float8 as pending, score::float8 as score from hero where id = $1',
      [hero.id],
    );
    expect(left).toEqual({ pending: 5 * 1700, score: 25 });
  });

  it('is a door at which couriers met two other heroes, however it is written', async () => {
    const slots = ((await product.call('GET', '/api/pickup-slots?zoneId=zone-1')).body as PickupSlots).slots;
    const { day, slot } = slots.find(({ left }) => left >= 3)!;
    const flagsAt = async (address: string) => {
      const tradeIn = await received(await joinProvenHero(product), {
        method: 'pickup', zoneId: 'zone-1', day, slot, address, contact: 'Noura', phone: '+971 50 123 4567',
      });
      return tradeIn.flags!.map(({ reason }) => reason);
    };
    expect(await flagsAt('Villa 99, Street 4')).toEqual([]);
    expect(await flagsAt('Villa 99, Street 4')).toEqual([]);
    expect(await flagsAt('villa 99, STREET 4')).toEqual(['shared-door']);
  });

  it('is a phone whose number another phone had that came; one that never came does not count', async () => {
    const withImei = async (imei: string) => {
      const hero = await joinHero(product);
      const tradeIn = await lock(hero);
      const said = await hero.call('PATCH', `/api/me/trade-ins/${tradeIn.id}`, { imei, storageGb: 256 });
      expect(said.body).toMatchObject({ imei: `••••••••••• ${imei.slice(-4)}`, storageGb: 256 });
      return { hero, tradeIn };
    };
    const never = await withImei('490154203237518');
    await never.hero.call('POST', `/api/me/trade-ins/${never.tradeIn.id}/cancel`);
    const first = await withImei('490154203237518');
    expect((await desk(first.tradeIn, 'receive')).tradeIn!.flags).toEqual([]);
    const second = await withImei('490154203237518');
    expect((await desk(second.tradeIn, 'receive')).tradeIn!.flags).toMatchObject([
      { reason: 'same-imei', note: `The same number (IMEI) as of ${first.tradeIn.code}.` },
    ]);
    const other = await withImei('352099001761481');
    expect((await desk(other.tradeIn, 'receive')).tradeIn!.flags).toEqual([]);
  });

  it('is a mailbox with several heroes behind it', async () => {
    const kept = async (email: string) => {
      const hero = await joinHero(product);
      const { cookie } = await signIn(product, email, hero.cookie);
      return received({ ...hero, call: (method, path, body) => product.call(method, path, body, { cookie }) });
    };
    expect((await kept('layla.haddad@example.com')).flags).toEqual([]);
    expect((await kept('layla@example.com')).flags).toEqual([]);
    expect((await kept('layla.haddad+second@example.com')).flags).toMatchObject([
      { reason: 'shared-mailbox', note: '1 other heroes have the same mailbox.' },
    ]);
  });
});
