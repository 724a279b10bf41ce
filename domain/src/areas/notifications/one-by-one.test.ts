import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { INBOX_KEPT_DAYS } from '@planet-heroes/contracts/areas/notifications/catalogue';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { TEST_SERVICES } from '../../../../tests/support/command-services.js';
import { commandsOn } from '../../../../tests/support/commands.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import { readInbox, removeOldItems } from './inbox.js';
import { readSettings } from './settings.js';

describe('a hero’s notifications', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase('minimal'));
  });
  afterAll(() => close());

  const { run } = commandsOn(() => database);
  const newHero = async () => {
    const heroId = randomUUID();
    await database.query(
      `insert into hero (id, name, referral_code, score_reached_at, joined_at) values ($1, 'Layla', $1, now(), now())`,
      [heroId],
    );
    return heroId;
  };

  describe('by push', () => {
    const services = { ...TEST_SERVICES, allowPrivateWebhooks: false };
    const subscribe = (heroId: string, change: object = {}, given = services) => {
      const browser = { endpoint: `https://push.example/${randomUUID()}`, keys: { p256dh: 'p', auth: 'a' }, locale: 'en' };
      return run('subscribe-push', { heroId, ...browser, ...change }, { services: given });
    };
    const browsersOf = async (heroId: string) =>
      (await database.query<{ endpoint: string }>(
        'select endpoint from push_subscription where hero_id = $1 order by created_at, endpoint', [heroId],
      )).map(({ endpoint }) => endpoint);
    const session = async (heroId: string, endedAt: Date | null) => {
      const id = randomUUID();
      await database.query(
        `insert into session (id, token_hash, hero_id, device, created_at, last_seen_at, expires_at, ended_at)
         values ($1, $1, $2, 'Chrome', now(), now(), now() + interval '1 day', $3)`,
        [id, heroId, endedAt],
      );
      return id;
    };

    it.each(['http://push.example/a', 'https://10.0.0.1/a', 'https://[::1]/a'])(
      'goes to no %s, but on an instance that is tried out',
      async (endpoint) => {
        const heroId = await newHero();
        expect(await subscribe(heroId, { endpoint })).toEqual({ code: 'push_endpoint_refused' });
        expect(await browsersOf(heroId)).toEqual([]);
        expect(await subscribe(heroId, { endpoint }, TEST_SERVICES)).toEqual({ result: { browsers: 1 } });
      },
    );

    it('goes to the ten browsers that asked for it last', async () => {
      const heroId = await newHero();
      const endpoints = Array.from({ length: 12 }, (_, index) => `https://push.example/${heroId}/${index}`);
      const counts = [];
      for (const endpoint of endpoints) {
        const { result } = await subscribe(heroId, { endpoint }) as { result: { browsers: number } };
        counts.push(result.browsers);
        await database.query(
          `update push_subscription set created_at = created_at - interval '1 second' where hero_id = $1`, [heroId],
        );
      }
      expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10]);
      expect(await browsersOf(heroId)).toEqual(endpoints.slice(2));
    });

    it('goes to a browser for the hero that uses it now, which alone may end it', async () => {
      const [before, now] = [await newHero(), await newHero()];
      const endpoint = `https://push.example/${randomUUID()}`;
      for (const heroId of [before, now])
        expect(await subscribe(heroId, { endpoint })).toEqual({ result: { browsers: 1 } });
      expect([await browsersOf(before), await browsersOf(now)]).toEqual([[], [endpoint]]);
      expect(await run('unsubscribe-push', { heroId: before, endpoint })).toEqual({ result: { browsers: 0 } });
      expect(await browsersOf(now)).toEqual([endpoint]);
      expect(await run('unsubscribe-push', { heroId: now, endpoint })).toEqual({ result: { browsers: 0 } });
      expect(await browsersOf(now)).toEqual([]);
    });

    it('is asked for in a session that lasts, by a hero who is somebody’s', async () => {
      const heroId = await newHero();
      expect(await subscribe(heroId, { sessionId: await session(heroId, new Date()) })).toEqual({ code: 'session_required' });
      expect(await subscribe(heroId, { sessionId: await session(heroId, null) })).toHaveProperty('result');
      for (const name of ['subscribe-push', 'unsubscribe-push'] as const) {
        const browser = { endpoint: 'https://push.example/demo', keys: { p256dh: 'p', auth: 'a' }, locale: 'en' };
        expect(await run(name, { heroId: DEMO_HERO_ID, ...browser })).toEqual({ code: 'demo_hero_fixed' });
      }
      expect(await subscribe('nobody')).toEqual({ code: 'unknown_hero' });
    });
  });

  describe('as it has chosen', () => {
    const choose = (heroId: string, change: object) => run('choose-notifications', { heroId, pushKey: null, ...change });
    const chosen = async (heroId: string, kind: string) => {
      const { choices } = await readSettings(database, heroId, null);
      return choices.find((choice) => choice.kind === kind);
    };

    it('takes e-mails with an account alone, and of a company’s news e-mails alone', async () => {
      const heroId = await newHero();
      const off = ['trade-in-step', 'payment'].map((kind) => ({ kind, email: false, push: false }));
      expect(await choose(heroId, { choices: off })).toHaveProperty('result');
      expect(await chosen(heroId, 'trade-in-step')).toEqual({ kind: 'trade-in-step', email: null, push: false });
      expect(await chosen(heroId, 'payment')).toEqual({ kind: 'payment', email: null, push: null });
      await database.query('insert into account (id, email, hero_id, created_at) values ($1, $2, $3, now())', [
        randomUUID(), `${heroId}@example.com`, heroId,
      ]);
      expect(await chosen(heroId, 'trade-in-step')).toEqual({ kind: 'trade-in-step', email: true, push: false });
      await choose(heroId, { choices: [{ kind: 'trade-in-step', email: false }, { kind: 'payment', email: false }] });
      expect(await chosen(heroId, 'trade-in-step')).toEqual({ kind: 'trade-in-step', email: false, push: false });
      expect(await chosen(heroId, 'payment')).toEqual({ kind: 'payment', email: false, push: null });
      await choose(heroId, { choices: [{ kind: 'trade-in-step', email: true }] });
      expect(await chosen(heroId, 'trade-in-step')).toEqual({ kind: 'trade-in-step', email: true, push: false });
    });

    it('keeps quiet hours of its own, until it changes them', async () => {
      const heroId = await newHero();
      const hours = async () => (await readSettings(database, heroId, null)).quietHours;
      const usual = await hours();
      await choose(heroId, { choices: [] });
      expect(await hours()).toEqual(usual);
      for (const quietHours of [{ from: '20:00', until: '09:30' }, { from: '21:00', until: '07:00' }]) {
        await choose(heroId, { quietHours });
        expect(await hours()).toEqual(quietHours);
      }
      expect(await choose(DEMO_HERO_ID, {})).toEqual({ code: 'demo_hero_fixed' });
      await expect(readSettings(database, 'nobody', null)).rejects.toMatchObject({ code: 'unknown_hero' });
    });
  });

  describe('in its inbox', () => {
    const items = async (heroId: string, days: number, ...ids: string[]) => {
      for (const id of ids) {
        await database.query(
          `insert into inbox_item (id, hero_id, kind, data, created_at) values ($1, $2, 'support-notice', '{}', $3)`,
          [id, heroId, new Date(Date.now() - days * DAY_MS)],
        );
      }
    };
    const read = async (heroId: string) =>
      (await readInbox(database, heroId, { limit: 10 })).items.filter(({ readAt }) => readAt).map(({ id }) => id);
    const toldRead = (heroId: string) =>
      database.query<{ items: number }>(
        `select (data ->> 'items')::int as items from event_log where type = 'inbox.items_read' and subject = $1
         order by transaction_id`, [heroId],
      ).then((rows) => rows.map((row) => row.items));

    it('is read line by line or as a whole, its own lines alone, and reported once', async () => {
      const [heroId, other] = [await newHero(), await newHero()];
      const [a, b, c, theirs] = [1, 2, 3, 4].map(() => randomUUID()) as [string, string, string, string];
      await items(heroId, 1, a, b, c);
      await items(other, 1, theirs);
      expect(await run('read-inbox', { heroId, ids: [a, theirs] })).toEqual({ result: { unread: 2 } });
      expect([await read(heroId), await read(other)]).toEqual([[a], []]);
      expect(await run('read-inbox', { heroId, ids: [a] })).toEqual({ result: { unread: 2 } });
      expect(await run('read-inbox', { heroId })).toEqual({ result: { unread: 0 } });
      expect(await toldRead(heroId)).toEqual([1, 2]);
      expect(await run('read-inbox', { heroId: 'nobody' })).toEqual({ code: 'unknown_hero' });
      await expect(readInbox(database, 'nobody', { limit: 10 })).rejects.toMatchObject({ code: 'unknown_hero' });
    });

    it('is shown page by page, the newest first', async () => {
      const heroId = await newHero();
      const ids = [1, 2, 3].map(() => randomUUID());
      for (const [days, id] of ids.entries()) await items(heroId, days, id);
      const first = await readInbox(database, heroId, { limit: 2 });
      expect([first.items.map(({ id }) => id), first.unread]).toEqual([ids.slice(0, 2), 3]);
      const second = await readInbox(database, heroId, { limit: 2, before: first.next! });
      expect([second.items.map(({ id }) => id), second.next]).toEqual([ids.slice(2), null]);
    });

    it('loses what has been kept for long enough; what nobody read of it counts as read', async () => {
      const heroId = await newHero();
      const [old, seen, young] = [1, 2, 3].map(() => randomUUID()) as [string, string, string];
      await items(heroId, INBOX_KEPT_DAYS + 1, old, seen);
      await items(heroId, INBOX_KEPT_DAYS - 1, young);
      await run('read-inbox', { heroId, ids: [seen] });
      const context = { cause: 'test', now: new Date(), bound: { ms: 20_000, owner: 'test' } };
      expect(await removeOldItems(database, context)).toEqual({ removed: 2, transactionId: expect.any(String) });
      expect((await readInbox(database, heroId, { limit: 10 })).items.map(({ id }) => id)).toEqual([young]);
      expect(await toldRead(heroId)).toEqual([1, 1]);
      expect(await removeOldItems(database, context)).toEqual({ removed: 0, transactionId: undefined });
    });
  });
});
