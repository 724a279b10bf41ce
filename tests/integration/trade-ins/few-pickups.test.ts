import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_PICKUPS } from '@planet-heroes/contracts/areas/trade-ins/fair-play';
import type { PickupSlots } from '@planet-heroes/contracts/areas/pickups/slots';
import { giveAccount } from '../../support/accounts.js';
import { joinHero, type JoinedHero } from '../../support/join-hero.js';
import { joinProvenHero } from '../../support/kept-hero.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const AT_THE_DOOR = { contact: 'Noura', phone: '+971 50 123 4567' };

describe('a day’s couriers', () => {
  let product: TestProduct;
  let slots: PickupSlots['slots'];
  let doors = 0;
  beforeAll(async () => {
    product = await startTestProduct();
    slots = (await product.call('GET', '/api/pickup-slots?zoneId=zone-1')).body.slots;
  });
  afterAll(() => product.close());

  const lock = async (hero: JoinedHero): Promise<string> =>
    (await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' })).body.id;
  const book = async (hero: JoinedHero, { day, slot }: PickupSlots['slots'][number], id?: string) => {
    const address = `Villa ${doors++}, Street 4`;
    const handover = { method: 'pickup', zoneId: 'zone-1', day, slot, address, ...AT_THE_DOOR };
    const { status, body } = await hero.call('PUT', `/api/me/trade-ins/${id ?? await lock(hero)}/handover`, handover);
    return { status, code: body.error?.code, id: body.id as string };
  };
  const refused = (code: string, status: number) => expect.objectContaining({ code, status });

  it('come to a proven address; the desk is open to everybody', async () => {
    const hero = await joinHero(product);
    const id = await lock(hero);
    expect(await book(hero, slots[0]!, id)).toEqual(refused('address_not_proven', 403));
    expect((await hero.call('PUT', `/api/me/trade-ins/${id}/handover`, { method: 'drop-off' })).status).toBe(200);
    await giveAccount(product.database, { id: `account-${hero.id}`, email: 'noura@example.com', heroId: hero.id });
    expect((await book(hero, slots[0]!, id)).status).toBe(200);
  });

  it('are not one hero’s, also not by many requests at once, until one of them has come', async () => {
    const hero = await joinProvenHero(product);
    const phones = await Promise.all(Array.from({ length: 6 }, () => lock(hero)));
    const answers = await Promise.all(phones.map((id) => book(hero, slots[1]!, id)));
    const booked = answers.filter(({ status }) => status === 200);
    expect(booked).toHaveLength(OPEN_PICKUPS.ofMailbox);
    expect(answers.filter(({ code }) => code !== undefined).map(({ code }) => code))
      .toEqual(Array(4).fill('pickup_limit_reached'));
    // The same pickup may be moved, and one that was done makes room for another.
    expect((await book(hero, slots[2]!, booked[0]!.id)).status).toBe(200);
    expect(await book(hero, slots[2]!)).toEqual(refused('pickup_limit_reached', 409));
    expect((await product.operate('POST', `/api/ops/trade-ins/${booked[0]!.id}/collect`, {})).status).toBe(200);
    expect((await book(hero, slots[2]!)).status).toBe(200);
  });

  it('are not one mailbox’s either, with plus-addresses counted as one; the desk sees it at once', async () => {
    const heroes = [];
    for (const email of ['layla@example.com', 'Layla+1@example.com', 'layla+2@example.com']) {
      const hero = await joinHero(product);
      await giveAccount(product.database, { id: `account-${hero.id}`, email: email.toLowerCase(), heroId: hero.id });
      heroes.push(hero);
    }
    const [first, second, third] = [await book(heroes[0]!, slots[3]!), await book(heroes[1]!, slots[3]!), heroes[2]!];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await book(third, slots[3]!)).toEqual(refused('pickup_limit_reached', 409));
    const { flags } = (await product.operate('GET', `/api/ops/trade-ins/${second.id}`)).body;
    expect(flags).toMatchObject([{ reason: 'shared-mailbox' }]);
    const arrived = await product.operate('POST', `/api/ops/trade-ins/${second.id}/receive`, {});
    expect(arrived.body.flags).toHaveLength(1);
  });

  it('are not one network’s, in a zone on a day', async () => {
    const { day } = slots.at(-1)!;
    const ofDay = slots.filter((slot) => slot.day === day);
    const tried = [];
    for (let at = 0; at < OPEN_PICKUPS.ofNetworkADay + 2; at++) {
      const hero = await joinProvenHero(product);
      await product.database.query(`update session set network = 'one' where hero_id = $1`, [hero.id]);
      tried.push(await book(hero, ofDay[at % ofDay.length]!));
    }
    expect(tried.map(({ status }) => status)).toEqual([...Array(OPEN_PICKUPS.ofNetworkADay).fill(200), 409, 409]);
    expect((await book(await joinProvenHero(product), ofDay[0]!)).status).toBe(200);
  });
});
