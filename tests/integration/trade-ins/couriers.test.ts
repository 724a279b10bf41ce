import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PickupSlots } from '@planet-heroes/contracts/areas/pickups/slots';
import type { BookedPickup } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { joinHero } from '../../support/join-hero.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const AT_THE_DOOR = { address: 'Villa 12, Street 4, Al Barsha 2', contact: 'Noura', phone: '+971 50 123 4567' };

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

  const booked = async () => {
    const hero = await joinHero(product);
    const { id } = (await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' })).body;
    const book = () =>
      hero.call('PUT', `/api/me/trade-ins/${id}/handover`, {
        method: 'pickup', zoneId: 'zone-1', day, slot: slots[0]!.slot, ...AT_THE_DOOR,
      });
    expect((await book()).status).toBe(200);
    return { id: id as string, book };
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

  it('take anew what was booked anew, and collect what nobody had taken', async () => {
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
