import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PICKUPS_PER_SLOT, type PickupSlots } from '@planet-heroes/contracts/areas/pickups/slots';
import type { JoinedHero } from '../../support/join-hero.js';
import { joinProvenHero } from '../../support/kept-hero.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const AT_THE_DOOR = { address: 'Villa 12, Street 4', contact: 'Noura', phone: '+971 50 123 4567' };
/** Two days before the first day of Ramadan. */
const NOW = '2027-02-06T08:00:00Z';
const FIRST_DAY = '2027-02-08';

describe('pickups in Ramadan, and at the end of a lock', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({});
    await product.operate('POST', '/api/ops/clock', { at: NOW });
  });
  afterAll(async () => {
    const { body } = await product.operate('POST', '/api/ops/books/check');
    await product.close();
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });

  const slotsOf = async (zoneId: string) =>
    ((await product.call('GET', `/api/pickup-slots?zoneId=${zoneId}`)).body as PickupSlots).slots;
  const left = async (day: string, slot: string) =>
    (await slotsOf('zone-1')).find((each) => each.day === day && each.slot === slot)?.left;
  const start = async (hero: JoinedHero): Promise<string> =>
    (await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' })).body.id;
  const book = (hero: JoinedHero, id: string, day: string, slot: string, door: object = {}) =>
    hero.call('PUT', `/api/me/trade-ins/${id}/handover`, {
      method: 'pickup', zoneId: 'zone-1', day, slot, ...AT_THE_DOOR, ...door,
    });
  /** As if a pickup had been booked before the day's hours changed: its slot has other hours now. */
  const bookedBefore = async (day: string, slot: string, before: string) => {
    for (const table of ['pickup_slot', 'trade_in_handover']) {
      await product.database.query(`update ${table} set slot = $3 where day = $1 and slot = $2`, [day, slot, before]);
    }
  };

  it('are offered around iftar alone, and say so', async () => {
    const slots = (await slotsOf('zone-1')).filter(({ day }) => day === FIRST_DAY);
    expect(slots.map(({ slot }) => slot)).toEqual([
      '9:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00', '20:00-22:00',
    ]);
    expect(slots.every(({ isRamadan }) => isRamadan)).toBe(true);
    expect((await slotsOf('zone-1'))[0]).toMatchObject({ day: '2027-02-07', isRamadan: false });
    const hero = await joinProvenHero(product);
    const id = await start(hero);
    expect((await book(hero, id, FIRST_DAY, '17:30-20:00')).body.error.code).toBe('unknown_slot');
    expect((await book(hero, id, FIRST_DAY, '20:00-22:00')).body).toMatchObject({
      state: 'booked', handover: { startsAt: '2027-02-08T16:00:00.000Z', endsAt: '2027-02-08T18:00:00.000Z' },
    });
  });

  it('stay booked in a slot that is offered no more, and may keep it; nobody else gets it', async () => {
    const [hero, other] = [await joinProvenHero(product), await joinProvenHero(product)];
    const [id, theirs] = [await start(hero), await start(other)];
    await book(hero, id, FIRST_DAY, '15:00-17:00');
    await bookedBefore(FIRST_DAY, '15:00-17:00', '15:00-17:30');
    const kept = await book(hero, id, FIRST_DAY, '15:00-17:30', { address: 'Villa 14, next door' });
    expect(kept.body).toMatchObject({
      state: 'booked', handover: { day: FIRST_DAY, slot: '15:00-17:30', address: 'Villa 14, next door' },
    });
    expect((await book(other, theirs, FIRST_DAY, '15:00-17:30')).body.error.code).toBe('unknown_slot');
  });

  it('are no more than couriers can do, with those of the earlier hours', async () => {
    const taken = PICKUPS_PER_SLOT - 1;
    expect(await left(FIRST_DAY, '15:00-17:00')).toBe(taken);
    const heroes = await Promise.all(Array.from({ length: PICKUPS_PER_SLOT }, () => joinProvenHero(product)));
    const ids = await Promise.all(heroes.map(start));
    const answers = await Promise.all(heroes.map((hero, at) => book(hero, ids[at]!, FIRST_DAY, '15:00-17:00')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(taken);
    expect(answers.find(({ status }) => status !== 200)?.body.error.code).toBe('slot_full');
    expect(await left(FIRST_DAY, '15:00-17:00')).toBe(0);
    expect(await left(FIRST_DAY, '13:00-15:00')).toBe(PICKUPS_PER_SLOT);
  });

  it('are not booked for a time at which the price is locked no more', async () => {
    const hero = await joinProvenHero(product);
    const id = await start(hero);
    const { lockedUntil } = (await hero.call('GET', `/api/me/trade-ins/${id}`)).body;
    await product.operate('POST', '/api/ops/clock', { advanceSeconds: 25 * 86_400 });
    await until('what fell due to be done', async () => (await product.operate('GET', '/api/ops/clock')).body.due === 0);
    const slots = await slotsOf('zone-1');
    const last = slots.findLast(({ endsAt }) => endsAt <= lockedUntil)!;
    const after = slots.find(({ endsAt }) => endsAt > lockedUntil)!;
    expect(await book(hero, id, after.day, after.slot)).toMatchObject({
      status: 409,
      body: { error: { code: 'slot_after_lock', message: expect.stringContaining('locked until 2027-03-08') } },
    });
    expect(await left(after.day, after.slot)).toBe(PICKUPS_PER_SLOT);
    expect((await book(hero, id, last.day, last.slot)).body.state).toBe('booked');
  });
});
