import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { LAPSED_TRADE_INS_KEPT_DAYS } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { TEST_SERVICES } from '../../../../tests/support/command-services.js';
import { commandsOn } from '../../../../tests/support/commands.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import type { RetentionContext } from '../../kernel/retention/retention.js';
import { joinHeroes } from '../heroes/join-heroes.js';
import { assertSeesPhoto, readSealedImei, readTradeIn, readTradeInsOf } from './read-trade-ins.js';
import { removeLapsedTradeIns } from './remove-lapsed-trade-ins.js';

const PHOTO = { width: 4, height: 3 };

describe('a trade-in', () => {
  let database: Database;
  let close: () => Promise<void>;
  let heroId: string;
  let otherId: string;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
    [heroId, otherId] = [randomUUID(), randomUUID()];
    await database.transaction((transaction) =>
      joinHeroes(transaction, [heroId, otherId].map((id) => ({ heroId: id, name: 'Layla', cause: id, time: new Date() })))
    );
  });
  afterAll(() => close());

  const { run } = commandsOn(() => database);
  const quote = async (of = heroId, services = TEST_SERVICES): Promise<string> => {
    const answer = await run('quote-trade-in', { heroId: of, device: 'iPhone 15 Pro', condition: 'good' }, { services });
    return (answer as { result: { id: string } }).result.id;
  };
  const addPhoto = async (tradeInId: string, change: object = {}) => {
    const photoId = randomUUID();
    const answer = await run('add-trade-in-photo', {
      heroId, tradeInId, photoId, digest: photoId.replaceAll('-', '').repeat(2), ...PHOTO, ...change,
    });
    return { photoId, answer };
  };
  const scheduled = (like: string) =>
    database.query<{ id: string; payload: Record<string, unknown>; dueAt: Date }>(
      'select id, payload, due_at as "dueAt" from scheduled_command where id like $1',
      [like],
    );

  it('that nobody knows, or that is another’s, is refused in every way', async () => {
    const unknown = { code: 'unknown_trade_in' };
    const own = await quote();
    await expect(readTradeIn(database, 'nothing')).rejects.toMatchObject(unknown);
    await expect(readSealedImei(database, 'nothing')).rejects.toMatchObject(unknown);
    await expect(readTradeIn(database, own, otherId)).rejects.toMatchObject(unknown);
    await expect(readTradeInsOf(database, 'nobody')).rejects.toMatchObject({ code: 'unknown_hero' });
    expect(await readSealedImei(database, own)).toBeNull();
    for (const [tradeInId, of] of [['nothing', heroId], [own, otherId]] as const) {
      expect(await run('book-handover', { tradeInId, heroId: of, handover: { method: 'drop-off' } })).toEqual(unknown);
      expect(await run('detail-trade-in', { tradeInId, heroId: of, storageGb: 256 })).toEqual(unknown);
      expect((await addPhoto(tradeInId, { heroId: of })).answer).toEqual(unknown);
    }
    expect(await run('verify-trade', { tradeInId: 'nothing' })).toEqual(unknown);
    expect(await run('verify-trade', { tradeInId: own, heroId: otherId })).toHaveProperty('code');
    expect(await run('reject-trade-in', { tradeInId: 'nothing', reasons: ['Not ours'] })).toEqual(unknown);
    expect(await run('reverse-trade-in', { tradeInId: 'nothing', reason: 'Stolen' })).toEqual(unknown);
    expect(await run('reverse-trade-in', { tradeInId: own, reason: 'Stolen' })).toEqual({ code: 'illegal_transition' });
    expect(await run('quote-trade-in', { heroId: 'nobody', device: 'iPhone 15 Pro', condition: 'good' }))
      .toEqual({ code: 'unknown_hero' });
  });

  it('is read as of one moment: its state never contradicts its parts', async () => {
    const tradeInId = await quote();
    let reading!: Promise<unknown>;
    await database.transaction(async (transaction) => {
      // The reading gets the trade-in, and has to wait for its parts until both have changed.
      await transaction.query('lock table trade_in_handover in access exclusive mode');
      reading = readTradeIn(database, tradeInId);
      await expectWaiting();
      await transaction.query(`update trade_in set state = 'booked' where id = $1`, [tradeInId]);
      await transaction.query(
        `insert into trade_in_handover (trade_in_id, method, fee_fils) values ($1, 'drop-off', 0)`,
        [tradeInId],
      );
    });
    expect(await reading).toMatchObject({ state: 'quoted', handover: null });
    expect(await readTradeIn(database, tradeInId)).toMatchObject({ state: 'booked', handover: { method: 'drop-off' } });
  });

  /** Resolves once a statement waits for a lock on the handovers. */
  async function expectWaiting(): Promise<void> {
    for (;;) {
      const waiting = await database.query(
        `select 1 from pg_locks where not granted and relation = 'trade_in_handover'::regclass`,
      );
      if (waiting.length > 0) return;
      await setTimeout(10);
    }
  }

  it('keeps the details of its phone, and forgets those taken back', async () => {
    const tradeInId = await quote();
    const imei = { masked: '•••• 1234', sealed: 'sealed', digest: 'a'.repeat(64) };
    const detail = (change: object) => run('detail-trade-in', { tradeInId, heroId, ...change });
    expect(await detail({ storageGb: 256, imei })).toMatchObject({ result: { storageGb: 256, imei: imei.masked } });
    expect(await readSealedImei(database, tradeInId)).toBe('sealed');
    expect(await detail({ storageGb: 128 })).toMatchObject({ result: { storageGb: 128, imei: imei.masked } });
    expect(await detail({ imei: null })).toMatchObject({ result: { storageGb: 128, imei: null } });
    expect(await detail({ storageGb: null })).toMatchObject({ result: { storageGb: null } });
  });

  it('of everybody’s hero shows nothing of a person', async () => {
    const tradeInId = await quote(DEMO_HERO_ID);
    const imei = { masked: '•••• 1234', sealed: 'sealed', digest: 'a'.repeat(64) };
    expect(await run('detail-trade-in', { tradeInId, heroId: DEMO_HERO_ID, imei })).toEqual({ code: 'demo_hero_fixed' });
    expect(await run('detail-trade-in', { tradeInId, heroId: DEMO_HERO_ID, storageGb: 256 })).toHaveProperty('result');
    expect((await addPhoto(tradeInId, { heroId: DEMO_HERO_ID })).answer).toEqual({ code: 'demo_hero_fixed' });
  });

  it('shows each photo once, to those who may see it', async () => {
    const tradeInId = await quote();
    const { photoId } = await addPhoto(tradeInId);
    const [{ digest } = { digest: '' }] = await database.query<{ digest: string }>(
      'select digest from trade_in_photo where id = $1',
      [photoId],
    );
    const again = await addPhoto(tradeInId, { digest });
    expect(again.answer).toMatchObject({ result: { photos: [{ id: photoId, by: 'hero' }] } });
    await expect(assertSeesPhoto(database, { tradeInId, photoId, heroId })).resolves.toBeUndefined();
    await expect(assertSeesPhoto(database, { tradeInId, photoId, heroId: otherId })).rejects.toMatchObject({ code: 'unknown_trade_in' });
    await expect(assertSeesPhoto(database, { tradeInId, photoId: 'nothing' })).rejects.toMatchObject({ code: 'unknown_item' });
    expect(await run('remove-trade-in-photo', { heroId, tradeInId, photoId: 'nothing' })).toEqual({ code: 'unknown_item' });
    expect(await run('remove-trade-in-photo', { tradeInId, photoId })).toHaveProperty('code');
    expect(await run('remove-trade-in-photo', { heroId, tradeInId, photoId })).toMatchObject({ result: { photos: [] } });
  });

  it('has a photo’s file removed, and asks a store again that is away', async () => {
    const photoId = randomUUID();
    const remove = (gone: boolean) => {
      const away = async () => gone ? undefined : Promise.reject(new Error('away'));
      const services = { ...TEST_SERVICES, photos: { ...TEST_SERVICES.photos, remove: away } };
      return run('remove-photo-file', { photoId, attempt: 1 }, { services });
    };
    expect(await remove(true)).toEqual({ result: { removed: true } });
    expect(await scheduled(`remove-photo-${photoId}-%`)).toEqual([]);
    const before = Date.now();
    expect(await remove(false)).toEqual({ result: { removed: false } });
    const [again] = await scheduled(`remove-photo-${photoId}-%`);
    expect(again).toMatchObject({ payload: { photoId, attempt: 2 } });
    expect(Math.abs(again!.dueAt.getTime() - before - 600_000)).toBeLessThan(60_000);
    const shown = await addPhoto(await quote());
    expect(await run('remove-photo-file', { photoId: shown.photoId, attempt: 1 })).toEqual({ result: { removed: false } });
    expect(await scheduled(`remove-photo-${shown.photoId}-%`)).toEqual([]);
  });

  it(`that lapsed is removed after ${LAPSED_TRADE_INS_KEPT_DAYS} days with all that it had, unless its phone was wiped`, async () => {
    const [old, recent, wiped, open] = [await quote(), await quote(), await quote(), await quote()];
    const { photoId } = await addPhoto(old);
    await run('book-handover', { tradeInId: old, heroId, handover: { method: 'drop-off' } });
    await database.query(
      `insert into trade_in_flag (trade_in_id, reason, note, raised_at) values ($1, 'burst', 'Many', now())`,
      [old],
    );
    await database.query(
      `insert into trade_in_step (id, trade_in_id, state, at, by, note) values ($1, $2, 'wiped', now(), 'desk', '')`,
      [randomUUID(), wiped],
    );
    const now = new Date();
    const lapse = (id: string, days: number) =>
      database.query(`update trade_in set state = 'expired', decided_at = $2 where id = $1`, [
        id, new Date(now.getTime() - days * DAY_MS),
      ]);
    await lapse(old, LAPSED_TRADE_INS_KEPT_DAYS + 1);
    await lapse(recent, LAPSED_TRADE_INS_KEPT_DAYS - 1);
    await lapse(wiped, LAPSED_TRADE_INS_KEPT_DAYS + 1);
    const remove = () => removeLapsedTradeIns(database, { now } as RetentionContext);
    expect([await remove(), await remove()]).toEqual([{ removed: 1 }, { removed: 0 }]);
    const left = (await readTradeInsOf(database, heroId)).map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining([recent, wiped, open]));
    expect(left).not.toContain(old);
    for (const table of ['trade_in_step', 'trade_in_handover', 'trade_in_photo', 'trade_in_flag'])
      expect(await database.query(`select 1 from ${table} where trade_in_id = $1`, [old])).toEqual([]);
    expect(await scheduled(`remove-photo-${photoId}%`)).toHaveLength(1);
  });

  it('of a demonstration walks automatically from where it was booked, and no other does', async () => {
    const services = { ...TEST_SERVICES, autoVerifySeconds: 5 };
    const [demo, real] = [await quote(DEMO_HERO_ID, services), await quote(heroId)];
    const [isDemo] = await database.query<{ demo: boolean }>('select is_demo as demo from trade_in where id = $1', [demo]);
    expect(isDemo).toEqual({ demo: true });
    const before = Date.now();
    for (const [tradeInId, of] of [[demo, DEMO_HERO_ID], [real, heroId]] as const)
      expect(await run('book-handover', { tradeInId, heroId: of, handover: { method: 'drop-off' } }, { services })).toHaveProperty('result');
    const [step] = await scheduled(`walk-demo-${demo}-booked-%`);
    expect(Math.abs(step!.dueAt.getTime() - before - 5_000)).toBeLessThan(4_000);
    const walk = (tradeInId: string, from: string) => run('walk-demo-trade-in', { tradeInId, from }, { services });
    expect(await walk(demo, 'received')).toEqual({ result: { walked: false } });
    const walked: string[] = [];
    for (let { state } = await readTradeIn(database, demo); state !== 'verified';) {
      walked.push(state);
      expect(await walk(demo, state)).toEqual({ result: { walked: true } });
      ({ state } = await readTradeIn(database, demo));
      if (walked.includes(state)) break;
    }
    expect(walked.slice(0, 2)).toEqual(['booked', 'received']);
    expect(await readTradeIn(database, demo)).toMatchObject({ state: 'verified' });
    expect(await walk(demo, 'booked')).toEqual({ result: { walked: false } });
    expect(await walk(real, 'booked')).toEqual({ result: { walked: false } });
    expect((await readTradeIn(database, demo)).steps.map(({ state, by }) => `${state} ${by}`)).toContain('received demo');
  });
});
