import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PickupSlots } from '@planet-heroes/contracts/areas/pickups/slots';
import type { BookedPickup } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { OPEN_PICKUPS } from '@planet-heroes/contracts/areas/trade-ins/fair-play';
import { findInTables } from '../../support/find-text.js';
import { joinProvenHero } from '../../support/kept-hero.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const AT_THE_DOOR = { address: 'Villa 12, Street 4', contact: 'Noura', phone: '+971 50 123 4567' };

describe('couriers', () => {
  type Operator = (method: string, path: string, body?: unknown) => ReturnType<TestProduct['call']>;
  let product: TestProduct;
  let ravi: Operator;
  let samir: Operator;
  let desk: Operator;
  let day: string;
  let slots: PickupSlots['slots'];
  beforeAll(async () => {
    product = await startTestProduct({});
    const email = newEmail();
    await product.operate('POST', '/api/ops/operators', { name: 'Huda', email, roles: ['admin'] });
    const { cookie } = await signIn(product, email);
    const operator = async (name: string, role: string): Promise<Operator> => {
      const { body } = await product.call('POST', '/api/ops/operators', { name, roles: [role] }, { cookie });
      return (method, path, payload) => product.call(method, path, payload, { authorization: `Bearer ${body.key}` });
    };
    [ravi, samir, desk] = [await operator('Ravi', 'courier'), await operator('Samir', 'courier'), await operator('Desk', 'desk')];
    ({ slots } = (await product.call('GET', '/api/pickup-slots?zoneId=zone-1')).body);
    day = slots[0]!.day;
  });
  afterAll(() => product.close());

  // A slot takes six.
  const booked = async (slot = slots[0]!, door = AT_THE_DOOR) => {
    const hero = await joinProvenHero(product);
    const { id } = (await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' })).body;
    const book = () =>
      hero.call('PUT', `/api/me/trade-ins/${id}/handover`, {
        method: 'pickup', zoneId: 'zone-1', day: slot.day, slot: slot.slot, ...door,
      });
    expect((await book()).status).toBe(200);
    return { id: id as string, book, hero };
  };
  const doorOf = async (courier: Operator, id: string) =>
    ((await courier('GET', `/api/ops/pickups?day=${day}`)).body.pickups as BookedPickup[])
      .find(({ tradeInId }) => tradeInId === id);
  const take = (courier: Operator, id: string) => courier('POST', `/api/ops/pickups/${id}/take`);
  const collect = (courier: Operator, id: string) => courier('POST', `/api/ops/trade-ins/${id}/collect`, {});
  const taken = { status: 409, body: { error: { code: 'pickup_taken', details: { courier: 'Ravi' } } } };

  it('see doors that they have taken, and no others; the desk sees all', async () => {
    const { id } = await booked();
    const nobodys = { address: null, contact: null, phone: null, courier: null, isOwn: false };
    expect(await doorOf(ravi, id)).toMatchObject(nobodys);
    expect(await take(ravi, id)).toMatchObject({ status: 200, body: { tradeInId: id } });
    expect((await take(ravi, id)).status).toBe(200);
    expect(await doorOf(ravi, id)).toMatchObject({ ...AT_THE_DOOR, courier: 'Ravi', isOwn: true });
    expect(await doorOf(samir, id)).toBeUndefined();
    expect(await doorOf(desk, id)).toMatchObject({ ...AT_THE_DOOR, courier: 'Ravi', isOwn: false });
  });

  it('take some of a day’s pickups, and leave the others theirs', async () => {
    const { id } = await booked(slots[1]);
    const { body: { id: own } } = await ravi('GET', '/api/ops/me');
    const held = (count: number) =>
      product.database.query(
        `with phones as (
           insert into trade_in (id, hero_id, programme, device, condition, value_fils, points, state, bottles_prevented, co2saved)
           select 'held-' || n, hero_id, programme, device, condition, value_fils, points, 'booked', 0, 0
           from trade_in cross join generate_series(1, $2::int) as n where id = $1 returning id
         )
         insert into trade_in_handover (trade_in_id, method, zone_id, day, slot, courier_id, courier_name)
         select phones.id, method, zone_id, day, slot, $3, 'Ravi' from phones, trade_in_handover where trade_in_id = $1`,
        [id, count, own],
      );
    await held(OPEN_PICKUPS.ofCourierADay);
    const { day: ofSlot } = slots[1]!;
    const refused = { status: 409, body: { error: { code: 'pickup_limit_reached', details: { day: ofSlot } } } };
    expect(await take(ravi, id)).toMatchObject(refused);
    expect((await take(samir, id)).status).toBe(200);
    await product.database.query(`delete from trade_in_handover where trade_in_id like 'held-%'`);
    await product.database.query(`delete from trade_in where id like 'held-%'`);
  });

  it('are not two at one door, however many want it at once', async () => {
    const { id } = await booked();
    const answers = await Promise.all([ravi, samir].map((courier) => take(courier, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('collect at their own doors alone; the desk may at any', async () => {
    const [first, second] = [await booked(), await booked()];
    for (const { id } of [first, second]) {
      await take(ravi, id);
      expect(await collect(samir, id)).toMatchObject(taken);
    }
    expect((await collect(ravi, first.id)).body.state).toBe('collected');
    expect((await collect(desk, second.id)).body.state).toBe('collected');
    expect(await take(samir, first.id)).toMatchObject({ status: 409, body: { error: { code: 'illegal_transition' } } });
  });

  it('have it signed for at the door, as the hero and the desk see, until the hero leaves', async () => {
    const door = { address: 'Villa zz77, Street 4', contact: 'Noura zz78', phone: '+971 50 777 4567' };
    const { id, hero } = await booked(slots[1], door);
    const sign = (signature: unknown) => ravi('POST', `/api/ops/trade-ins/${id}/collect`, { signature });
    for (const wrong of [{ drawing: 'M1 1L2 2' }, { name: 'Noura', drawing: '<script>' }, { name: '' }, { name: 'N'.repeat(81) }, 'Noura']) {
      expect(await sign(wrong)).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    }
    const signature = { name: 'Noura zz79', drawing: 'M12 40L30 22L41 60' };
    const kept = { ...signature, at: expect.any(String) };
    expect((await sign(signature)).body.handover.signature).toEqual(kept);
    expect((await hero.call('GET', `/api/me/trade-ins/${id}`)).body.handover.signature).toEqual(kept);
    expect((await desk('GET', `/api/ops/trade-ins/${id}`)).body.handover.signature).toEqual(kept);
    const told = await product.database.query(`select 1 from event_log where data::text like '%M12 40L30%'`);
    expect(told).toEqual([]);
    expect((await hero.call('DELETE', '/api/me')).status).toBe(200);
    const rows = await product.database.query(
      'select signed_by, signature, signed_at from trade_in_handover where trade_in_id = $1', [id],
    );
    expect(rows).toEqual([{ signed_by: null, signature: null, signed_at: null }]);
    // Answers that are stored for operators repeated the door and the signature.
    const texts = [...Object.values(door), ...Object.values(signature)];
    expect(await findInTables(product.database, texts)).toEqual([]);
  });

  it('collect without a signature where nobody signs', async () => {
    const { id } = await booked(slots[1]);
    expect((await collect(ravi, id)).body.handover.signature).toBeNull();
  });

  it('take again what was booked again, and collect what nobody had taken', async () => {
    const { id, book } = await booked();
    await take(ravi, id);
    expect(await take(samir, id)).toMatchObject(taken);
    await book();
    expect((await take(samir, id)).status).toBe(200);
    const { id: free } = await booked();
    expect((await collect(ravi, free)).body.state).toBe('collected');
    expect((await take(ravi, 'nothing')).body.error.code).toBe('unknown_trade_in');
  });
});
