import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PickupSlots } from '@planet-heroes/contracts/areas/pickups/slots';
import { PICKUPS_PER_SLOT } from '@planet-heroes/contracts/areas/pickups/slots';
import { type TradeIn, tradeInSchema } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { dubaiDate } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { oneFoundation } from '../../support/foundations.js';
import { joinHero, type JoinedHero } from '../../support/join-hero.js';
import { joinProvenHero } from '../../support/kept-hero.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const QUOTE = { device: 'iPhone 13 Pro', condition: 'good' };
const GOOD = { screen: 'light-scratches', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry' };
const CRACKED = { ...GOOD, screen: 'cracked' };
const AT_THE_DOOR = { address: 'Villa 12, Street 4', contact: 'Noura', phone: '+971 50 123 4567' };

describe.each(oneFoundation(import.meta.url))('a trade-in from the drawer to the credit, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
  });
  afterAll(async () => {
    const { body } = await product.operate('POST', '/api/ops/books/check');
    await product.close();
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });

  const start = async (hero: JoinedHero) =>
    tradeInSchema.parse((await hero.call('POST', '/api/me/trade-ins', QUOTE)).body);
  const mine = async (hero: JoinedHero, { id }: TradeIn) =>
    tradeInSchema.parse((await hero.call('GET', `/api/me/trade-ins/${id}`)).body);
  const desk = (tradeIn: TradeIn, step: string, body: object = {}) =>
    product.operate('POST', `/api/ops/trade-ins/${tradeIn.id}/${step}`, body);
  const slotsOf = async (zoneId: string) =>
    (await product.call('GET', `/api/pickup-slots?zoneId=${zoneId}`)).body as PickupSlots;
  const pickup = (zoneId: string, { day, slot }: { day: string; slot: string }) => ({
    method: 'pickup', zoneId, day, slot, ...AT_THE_DOOR,
  });
  const book = (hero: JoinedHero, { id }: TradeIn, handover: object) =>
    hero.call('PUT', `/api/me/trade-ins/${id}/handover`, handover);
  const received = async (hero: JoinedHero, answers?: object) => {
    const tradeIn = await start(hero);
    if (answers) await hero.call('PUT', `/api/me/trade-ins/${tradeIn.id}/answers`, { answers });
    await book(hero, tradeIn, { method: 'drop-off' });
    expect((await desk(tradeIn, 'receive')).status).toBe(200);
    return tradeIn;
  };
  const advance = (advanceSeconds: number) => product.operate('POST', '/api/ops/clock', { advanceSeconds });

  it('goes by courier, is inspected, wiped and credited; until then its points are pending', async () => {
    const hero = await joinProvenHero(product);
    const tradeIn = await start(hero);
    expect(tradeIn.code).toMatch(/^PH-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    const { slots, feeFils } = await slotsOf('zone-2');
    expect(feeFils).toBe(2500);
    const before = (await product.call('GET', '/api/pickups')).body.total;
    const booked = await book(hero, tradeIn, pickup('zone-2', slots[0]!));
    expect(booked.body).toMatchObject({
      state: 'booked', dueAt: slots[0]!.endsAt,
      handover: { method: 'pickup', zoneId: 'zone-2', slot: slots[0]!.slot, feeFils: 2500, ...AT_THE_DOOR },
    });
    expect((await slotsOf('zone-2')).slots[0]!.left).toBe(slots[0]!.left - 1);
    await desk(tradeIn, 'collect');
    expect((await product.call('GET', '/api/pickups')).body.total).toBe(before + 1);
    await desk(tradeIn, 'receive');
    await desk(tradeIn, 'inspect', { answers: GOOD });
    expect((await hero.call('GET', '/api/me')).body).toMatchObject({ pendingPoints: 1700, score: 25 });
    await desk(tradeIn, 'wipe', { certificate: 'NIST SP 800-88 purge' });
    expect((await hero.call('GET', '/api/me')).body).toMatchObject({ pendingPoints: 0, score: 1725 });
    const end = await mine(hero, tradeIn);
    expect(end).toMatchObject({ state: 'verified', dueAt: null, certificate: 'NIST SP 800-88 purge' });
    expect(end.steps.map(({ state, by }) => `${state} by ${by}`)).toEqual([
      'booked by hero', 'collected by courier', 'received by desk', 'inspected by desk', 'wiped by desk',
    ]);
  });

  it('goes along with a hero who is merged into another while it is under way, with its points, and ends there', async () => {
    const email = newEmail();
    const { body: account } = await signIn(product, email, (await joinHero(product)).cookie);
    const guest = await joinProvenHero(product);
    const [coming, ended] = [await start(guest), await start(guest)];
    const { slots: [slot] } = await slotsOf('zone-2');
    await book(guest, coming, pickup('zone-2', slot!));
    await guest.call('POST', `/api/me/trade-ins/${ended.id}/cancel`);
    // As one that was booked before couriers came to proven addresses alone.
    await product.database.query('delete from account where hero_id = $1', [guest.id]);

    const { cookie } = await signIn(product, email, guest.cookie);
    const call = (method: string, path: string) => product.call(method, path, undefined, { cookie });
    expect((await call('POST', '/api/me/merge')).body).toMatchObject({ id: account.hero!.id, pendingPoints: 1700, score: 25 });
    expect((await call('GET', '/api/me/trade-ins')).body).toMatchObject([
      { id: coming.id, state: 'booked', handover: AT_THE_DOOR },
    ]);
    for (const [step, body] of [['collect'], ['receive'], ['inspect', { answers: GOOD }], ['wipe', { certificate: 'x' }]] as const)
      expect((await desk(coming, step, body)).status).toBe(200);
    expect((await call('GET', '/api/me')).body).toMatchObject({ pendingPoints: 0, score: 1725 });
  });

  it('finds the condition by what the hero answers, and its price follows', async () => {
    const hero = await joinProvenHero(product);
    const tradeIn = await start(hero);
    const describeAs = (answers: object) => hero.call('PUT', `/api/me/trade-ins/${tradeIn.id}/answers`, { answers });
    expect((await describeAs(CRACKED)).body).toMatchObject({ condition: 'poor', valueFils: 40_000, points: 800 });
    expect((await hero.call('GET', '/api/me')).body.pendingPoints).toBe(800);
    expect((await describeAs({ ...GOOD, screen: 'flawless' })).body).toMatchObject({ condition: 'excellent' });
    expect((await hero.call('GET', '/api/me')).body.pendingPoints).toBe(2000);
    const atHome = await hero.call('POST', '/api/me/trade-ins', { device: '16', condition: 'fair', programme: 'home' });
    const describeAtHome = (body: object) => hero.call('PUT', `/api/me/trade-ins/${atHome.body.id}/answers`, body);
    for (const [body, code] of [
      [{ answers: CRACKED }, 'condition_not_taken'],
      [{ answers: CRACKED, programme: 'exchange' }, 'unknown_device'],
    ] as const) expect((await describeAtHome(body)).body.error.code).toBe(code);
  });

  it('moves to the exchange’s prices where its own programme does not take it, and is paid by them', async () => {
    const hero = await joinProvenHero(product);
    const quote = { device: 'iPhone 15', condition: 'good', programme: 'home' };
    const { body: tradeIn } = await hero.call('POST', '/api/me/trade-ins', quote);
    const move = (answers: object) =>
      hero.call('PUT', `/api/me/trade-ins/${tradeIn.id}/answers`, { answers, programme: 'exchange' });
    expect((await move(GOOD)).body.error.code).toBe('programme_takes_phone');
    const moved = { programme: 'exchange', condition: 'poor', valueFils: 48_000, points: 960 };
    // Sent again, it is where it was moved.
    for (let time = 0; time < 2; time++) expect((await move(CRACKED)).body).toMatchObject(moved);
    expect((await hero.call('GET', '/api/me')).body.pendingPoints).toBe(960);
    expect((await mine(hero, tradeIn)).steps).toMatchObject([{ state: 'quoted', by: 'hero', note: expect.stringMatching(/^\d+ 48000$/) }]);
    await book(hero, tradeIn, { method: 'drop-off' });
    for (const [step, body] of [['receive'], ['inspect', { answers: CRACKED }], ['wipe', { certificate: 'x' }]] as const)
      expect((await desk(tradeIn, step, body)).status).toBe(200);
    expect(await mine(hero, tradeIn)).toMatchObject({ ...moved, state: 'verified' });
    expect((await hero.call('GET', '/api/me')).body).toMatchObject({ pendingPoints: 0, score: 985 });
  });

  it('is paid as it was said to be, where the desk finds it better or the photos had shown it', async () => {
    const hero = await joinProvenHero(product);
    const better = await received(hero, CRACKED);
    expect((await desk(better, 'inspect', { answers: GOOD })).body).toMatchObject({
      state: 'inspected', valueFils: 40_000,
    });
    const shown = await received(hero, GOOD);
    expect((await desk(shown, 'inspect', { answers: CRACKED, shown: ['screen'] })).body).toMatchObject({
      state: 'inspected', valueFils: 85_000, inspection: { wrongAnswers: [], openUntil: null },
    });
  });

  it('is offered another price that names the wrong answer, which the hero takes', async () => {
    const hero = await joinProvenHero(product);
    const tradeIn = await received(hero, GOOD);
    const countered = await desk(tradeIn, 'inspect', { answers: CRACKED, note: 'A crack at the lower left.' });
    expect(countered.body).toMatchObject({
      state: 'countered', valueFils: 85_000,
      inspection: { condition: 'poor', valueFils: 40_000, wrongAnswers: ['screen'], note: 'A crack at the lower left.' },
    });
    expect((await desk(tradeIn, 'wipe', { certificate: 'x' })).body.error.code).toBe('illegal_transition');
    expect((await desk(tradeIn, 'reject', { reasons: ['Cracked'] })).body.error.code).toBe('illegal_transition');
    const accepted = await hero.call('POST', `/api/me/trade-ins/${tradeIn.id}/counter-offer`, { accept: true });
    expect(accepted.body).toMatchObject({ state: 'accepted', condition: 'poor', valueFils: 40_000 });
    expect((await hero.call('GET', '/api/me')).body.pendingPoints).toBe(800);
    await desk(tradeIn, 'wipe', { certificate: 'NIST SP 800-88 purge' });
    expect((await hero.call('GET', '/api/me')).body).toMatchObject({ pendingPoints: 0, score: 825 });
  });

  it('goes back free of charge where the offer is declined, or left open for seven days', async () => {
    const hero = await joinProvenHero(product);
    const [declined, forgotten] = [await received(hero, GOOD), await received(hero, GOOD)];
    for (const each of [declined, forgotten]) await desk(each, 'inspect', { answers: CRACKED });
    const answer = await hero.call('POST', `/api/me/trade-ins/${declined.id}/counter-offer`, { accept: false });
    expect(answer.body.state).toBe('returning');
    // Nothing is promised for a phone that goes back, whenever it arrives.
    expect((await hero.call('GET', '/api/me')).body.pendingPoints).toBe(1700);
    expect((await desk(declined, 'return', { note: 'By courier' })).body.state).toBe('returned');
    expect((await hero.call('GET', '/api/me')).body.pendingPoints).toBe(1700);
    await advance(7 * 86_400 + 60);
    await until('the offer to lapse', async () => (await mine(hero, forgotten)).state === 'returning');
    expect((await mine(hero, forgotten)).steps.at(-1)).toMatchObject({ state: 'returning', by: 'deadline' });
    expect((await hero.call('GET', '/api/me')).body.pendingPoints).toBe(0);
  });

  it('keeps its locked price where the desk does not inspect within 24 hours', async () => {
    const hero = await joinProvenHero(product);
    const tradeIn = await received(hero, GOOD);
    await advance(86_400 + 60);
    await until('the deadline to settle it', async () => (await mine(hero, tradeIn)).state === 'inspected');
    expect((await mine(hero, tradeIn)).inspection).toMatchObject({ by: 'deadline', valueFils: 85_000 });
    expect((await desk(tradeIn, 'inspect', { answers: CRACKED })).body.error.code).toBe('illegal_transition');
  });

  it('takes no slot that is full, with many at once, and gives back what is moved or cancelled', async () => {
    const { slots } = await slotsOf('zone-3');
    const [first, second] = [slots[0]!, slots[1]!];
    const heroes = await Promise.all(Array.from({ length: PICKUPS_PER_SLOT + 4 }, () => joinProvenHero(product)));
    const trades = await Promise.all(heroes.map(start));
    const answers = await Promise.all(heroes.map((hero, at) => book(hero, trades[at]!, pickup('zone-3', first))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PICKUPS_PER_SLOT);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.code))).toEqual(
      new Set(['slot_full']),
    );
    const held = answers.flatMap(({ status }, at) => status === 200 ? [at] : []);
    const moved = await book(heroes[held[0]!]!, trades[held[0]!]!, pickup('zone-3', second));
    expect(moved.status).toBe(200);
    const cancelled = await heroes[held[1]!]!.call('POST', `/api/me/trade-ins/${trades[held[1]!]!.id}/cancel`);
    expect(cancelled.body.state).toBe('cancelled');
    const left = (await slotsOf('zone-3')).slots;
    expect([left[0]!.left, left[1]!.left]).toEqual([2, PICKUPS_PER_SLOT - 1]);
    expect((await heroes[held[1]!]!.call('GET', '/api/me')).body.pendingPoints).toBe(0);
  });

  it('frees the slot and costs no fee where its hero brings what a courier was to fetch', async () => {
    const hero = await joinProvenHero(product);
    const tradeIn = await start(hero);
    const slot = (await slotsOf('zone-2')).slots[4]!;
    const booked = await book(hero, tradeIn, { ...pickup('zone-2', slot), address: 'Villa 40, Street 7' });
    expect(booked.body.handover.feeFils).toBe(2500);
    await desk(tradeIn, 'receive');
    expect((await slotsOf('zone-2')).slots[4]!.left).toBe(slot.left);
    await desk(tradeIn, 'inspect', { answers: GOOD });
    await desk(tradeIn, 'wipe', { certificate: 'NIST SP 800-88 purge' });
    expect((await mine(hero, tradeIn)).handover).toMatchObject({ method: 'pickup', slot: null, feeFils: 0 });
    expect((await hero.call('GET', '/api/me/money')).body.payouts).toMatchObject([{ amountFils: 85_000 }]);
  });

  it('takes no address that names an area of another zone', async () => {
    const hero = await joinProvenHero(product);
    const tradeIn = await start(hero);
    const slot = (await slotsOf('zone-1')).slots[5]!;
    const inMarina = { ...pickup('zone-1', slot), address: 'Flat 3, Dubai Marina' };
    expect(await book(hero, tradeIn, inMarina)).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'address_in_other_zone',
          message: 'Dubai Marina is in Dubai Suburbs. Choose Dubai Marina as your area, or check the address.',
        },
      },
    });
    expect((await slotsOf('zone-1')).slots[5]!.left).toBe(slot.left);
    expect((await book(hero, tradeIn, { ...inMarina, address: 'Flat 3, Downtown' })).status).toBe(200);
  });

  it('takes no slot of another zone, day or hour', async () => {
    const hero = await joinProvenHero(product);
    const tradeIn = await start(hero);
    const { day, slot } = (await slotsOf('zone-1')).slots[0]!;
    for (const wrong of [{ day: '2020-01-01', slot }, { day, slot: '3:00-4:00' }, { day: '2999-01-01', slot }]) {
      expect((await book(hero, tradeIn, pickup('zone-1', wrong))).body.error.code).toBe('unknown_slot');
    }
    expect((await mine(hero, tradeIn)).state).toBe('quoted');
  });

  it('is its own hero’s alone, and the desk’s', async () => {
    const [hero, other] = [await joinProvenHero(product), await joinProvenHero(product)];
    const tradeIn = await start(hero);
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/cancel', undefined],
      ['PUT', '/handover', { method: 'post' }],
      ['PUT', '/answers', { answers: GOOD }],
      ['POST', '/counter-offer', { accept: true }],
    ] as const) {
      const answer = await other.call(method, `/api/me/trade-ins/${tradeIn.id}${path}`, body);
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'unknown_trade_in' } } });
    }
    expect((await hero.call('POST', `/api/ops/trade-ins/${tradeIn.id}/receive`, {})).status).toBe(401);
  });

  it('is found by its code, and the desk sees first what is due first', async () => {
    const hero = await joinProvenHero(product);
    const tradeIn = await received(hero);
    const found = await product.operate('GET', `/api/ops/trade-ins?code=${tradeIn.code!.toLowerCase()}`);
    expect(found.body.tradeIns.map(({ id }: TradeIn) => id)).toEqual([tradeIn.id]);
    await received(hero);
    const pages: string[] = [];
    let after = '';
    do {
      const { body } = await product.operate('GET', `/api/ops/trade-ins?state=received&limit=1${after}`);
      pages.push(...body.tradeIns.map(({ dueAt }: TradeIn) => dueAt));
      after = body.next ? `&after=${body.next}` : '';
    } while (after);
    expect(pages.length).toBeGreaterThanOrEqual(2);
    expect(pages).toEqual(pages.toSorted());
    const cancelled = await start(hero);
    await hero.call('POST', `/api/me/trade-ins/${cancelled.id}/cancel`);
    const ids = async (query: string): Promise<string[]> =>
      (await product.operate('GET', `/api/ops/trade-ins?limit=100${query}`)).body.tradeIns.map(({ id }: TradeIn) => id);
    expect(await ids('')).not.toContain(cancelled.id);
    expect(await ids('&state=cancelled')).toContain(cancelled.id);
  });

  it('stands on its day’s route until the courier has it, in the order of slots', async () => {
    const [hero, other] = [await joinProvenHero(product), await joinProvenHero(product)];
    const [early, late] = [await start(hero), await start(other)];
    const { slots } = await slotsOf('zone-3');
    const day = slots.at(-1)!.day;
    const ofDay = slots.filter((slot) => slot.day === day);
    await book(other, late, pickup('zone-3', ofDay.at(-1)!));
    await book(hero, early, pickup('zone-3', ofDay[0]!));
    const route = async () => (await product.operate('GET', `/api/ops/pickups?day=${day}`)).body;
    const { startsAt, endsAt, slot } = ofDay[0]!;
    const { id: tradeInId, code, device } = early;
    expect(await route()).toEqual({
      day,
      pickups: [
        { tradeInId, code, device, zoneId: 'zone-3', slot, startsAt, endsAt, ...AT_THE_DOOR, courier: null, isOwn: false },
        expect.objectContaining({ tradeInId: late.id, slot: ofDay.at(-1)!.slot }),
      ],
      nextDay: null,
    });
    await desk(early, 'collect');
    expect((await route()).pickups.map(({ tradeInId: id }: { tradeInId: string }) => id)).toEqual([late.id]);
    const { body: { now } } = await product.operate('GET', '/api/ops/clock');
    expect((await product.operate('GET', '/api/ops/pickups')).body).toMatchObject({
      day: dubaiDate(new Date(now)), nextDay: expect.any(String),
    });
    const [first] = slots.filter((slot) => slot.day < day);
    expect((await product.operate('GET', `/api/ops/pickups?day=${first!.day}`)).body.nextDay! <= day).toBe(true);
    expect((await product.operate('GET', '/api/ops/pickups?day=tomorrow')).body.error.code).toBe('invalid_request');
    expect((await hero.call('GET', '/api/ops/pickups')).status).toBe(401);
  });

  it('is cancelled where its hero leaves before the courier has come, and nobody’s address stays', async () => {
    const hero = await joinProvenHero(product);
    const tradeIn = await start(hero);
    const { slots } = await slotsOf('zone-1');
    await book(hero, tradeIn, pickup('zone-1', slots[3]!));
    expect((await hero.call('DELETE', '/api/me')).status).toBe(200);
    const left = await product.operate('GET', `/api/ops/trade-ins/${tradeIn.id}`);
    expect(left.body).toMatchObject({ state: 'cancelled', handover: { address: null, contact: null, phone: null } });
    expect((await slotsOf('zone-1')).slots[3]!.left).toBe(PICKUPS_PER_SLOT);
  });

  it('is wiped where its hero has left meanwhile, and ends without a trade: nothing is credited or stays pending', async () => {
    const hero = await joinProvenHero(product);
    const tradeIn = await received(hero);
    await desk(tradeIn, 'inspect', { answers: GOOD });
    expect((await hero.call('DELETE', '/api/me')).status).toBe(200);
    const wiped = await desk(tradeIn, 'wipe', { certificate: 'NIST SP 800-88 purge' });
    expect(wiped).toMatchObject({
      status: 200, body: { state: 'cancelled', certificate: 'NIST SP 800-88 purge', dueAt: null, reasons: [] },
    });
    expect(tradeInSchema.parse(wiped.body).steps.slice(-2)).toMatchObject([
      { state: 'wiped', by: 'desk', note: '' },
      { state: 'cancelled', by: 'desk', note: expect.stringContaining('hero has left') },
    ]);
    const [left] = await product.database.query(
      'select pending_points::float8 as pending, score::float8 as score from hero where id = $1',
      [hero.id],
    );
    expect(left).toEqual({ pending: 0, score: 25 });
    expect((await desk(tradeIn, 'wipe', { certificate: 'x' })).body.error.code).toBe('illegal_transition');
  });
});

describe('a trade-in where no desk works', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ environment: { TRADE_AUTO_VERIFY: '0' } });
  });
  afterAll(() => product.close());

  it('waits for its hero, and then goes through every step automatically, saying so', async () => {
    const hero = await joinProvenHero(product);
    const { body } = await hero.call('POST', '/api/me/trade-ins', QUOTE);
    expect(body).toMatchObject({ state: 'quoted', isDemo: true });
    const { slots } = (await product.call('GET', '/api/pickup-slots?zoneId=zone-1')).body as PickupSlots;
    const { day, slot } = slots[0]!;
    await hero.call('PUT', `/api/me/trade-ins/${body.id}/handover`, {
      method: 'pickup', zoneId: 'zone-1', day, slot, ...AT_THE_DOOR,
    });
    const bank = { method: 'bank', holder: 'Layla Haddad', iban: 'AE070331234567890123456' };
    await hero.call('PUT', `/api/me/trade-ins/${body.id}/payout`, bank);
    const now = async () => (await hero.call('GET', `/api/me/trade-ins/${body.id}`)).body as TradeIn;
    await until('the demonstration to end', async () => (await now()).state === 'verified');
    expect((await now()).steps.map(({ state, by }) => `${state} by ${by}`)).toEqual([
      'booked by hero', 'collected by demo', 'received by demo', 'inspected by demo', 'wiped by demo',
    ]);
    expect((await hero.call('GET', '/api/me')).body).toMatchObject({ score: 1725, pendingPoints: 0 });
    const payouts = (await product.operate('GET', '/api/ops/payouts')).body.payouts;
    expect(payouts).toMatchObject([{ tradeInId: body.id, state: 'owed', isDemo: true }]);
    expect((await product.operate('POST', '/api/ops/payout-batches')).body.error.code).toBe('nothing_owed');
  });
});
