import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { ARABIC_OFFERS } from '@planet-heroes/contracts/areas/translations/arabic-offers';
import { commandsOn } from '../../../../tests/support/commands.js';
import { keep } from '../../../../tests/support/kept-hero.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database, Transaction } from '../../kernel/database/database.js';
import { notifications } from './notifications.area.js';
import { NEWS_MS } from './tell-heroes.js';

const FORM = { companyName: 'Gulf', contactName: 'Layla', email: 'layla@gulf.example', phone: '+971 4 555 0142' };

/** Reactions are run with the events only: other tests cover which area writes them. */
type Reactions = Record<string, (transaction: Transaction, events: never) => Promise<unknown>>;

describe('of what happens', () => {
  let database: Database;
  let close: () => Promise<void>;
  let heroId: string;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
    heroId = randomUUID();
    await addHero(heroId);
    await database.query(
      `insert into account (id, email, hero_id, created_at) values ($1, $1 || '@example.com', $1, now())`,
      [heroId],
    );
    await database.query(
      `insert into company (id, name, industry, website, address, phone, email, vat_number, trade_number, verified, notifications, created_at)
       values ('gulf', 'Gulf', 'other', '', '', '', 'it@gulf.example', '', '', true,
         '{"emailQuotes": true, "emailPurchaseOrders": true, "emailPayments": true}', now())`,
    );
    await database.query(
      `insert into company_user (id, company_id, name, email, role, department, status, created_at)
       values ('gulf-layla', 'gulf', 'Layla', $1 || '@example.com', 'Admin', '', 'active', now())`,
      [heroId],
    );
  });
  afterAll(() => close());

  const addHero = (id: string) =>
    database.query(
      `insert into hero (id, name, referral_code, score, score_reached_at, joined_at) values ($1, 'Layla', $1, 0, now(), now())`,
      [id],
    );
  const { done } = commandsOn(() => database);
  const react = (type: string, data: object, time = new Date()) =>
    database.transaction(async (transaction) => {
      const events = [{ type, subject: 's', cause: randomUUID(), time, data }] as never;
      for (const reactions of notifications.reactions as readonly Reactions[])
        await reactions[type]?.(transaction, events);
    });

  describe('a hero is notified', () => {
    const inbox = async (type: string, data: object, time?: Date) => {
      const before = new Set((await items()).map(({ id }) => id));
      await react(type, data, time);
      return (await items()).filter(({ id }) => !before.has(id)).map(({ kind, data: told }) => ({ kind, ...told }));
    };
    const items = () =>
      database.query<{ id: string; kind: string; data: object }>(
        'select id, kind, data from inbox_item where hero_id = $1',
        [heroId],
      );
    const emailsOf = async (id: string) =>
      (await database.query('select id from outbox_message where id = $1', [`email-${id}`])).length;

    it.each(['verified', 'rejected', 'expired', 'reversed'])('that a trade-in was %s', async (state) => {
      const tradeInId = randomUUID();
      const data = { tradeInId, heroId, device: 'iPhone 15' };
      expect(await inbox(`trade.${state}`, data)).toEqual([{ kind: 'trade-in-step', tradeInId, device: 'iPhone 15', state }]);
      expect(await inbox(`trade.${state}`, data)).toEqual([]);
    });

    it.each(['collected', 'received', 'inspected', 'countered', 'returning', 'returned'])(
      'that a phone, named as it was offered, was %s',
      async (to) => {
        const { id: tradeInId } = await done('quote-trade-in', { heroId, device: 'iPhone 14', condition: 'good' }) as { id: string };
        expect(await inbox('trade.advanced', { tradeInId, heroId, to })).toEqual([{
          kind: 'trade-in-step', tradeInId, device: 'iPhone 14', state: to,
          ...(['received', 'inspected', 'countered'].includes(to) && { valueFils: expect.any(Number) }),
        }]);
      },
    );

    it('nothing of a step that is its own', async () => {
      const tradeInId = randomUUID();
      for (const to of ['booked', 'collected'])
        expect(await inbox('trade.advanced', { tradeInId, heroId, to, by: 'hero' })).toEqual([]);
    });

    it('of a price that it locked and of a courier whom it booked, by e-mail alone', async () => {
      const { id: tradeInId } = await done('quote-trade-in', { heroId, device: 'iPhone 14', condition: 'good' }) as { id: string };
      await done('book-handover', { heroId, tradeInId, handover: { method: 'drop-off' } });
      const told = await database.query<{ subject: string }>(
        `select content->>'subject' as subject from outbox_message where id like $1 order by created_at`,
        [`email-trade-in-${tradeInId}-%`],
      );
      expect(told.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^AED\s[\d,]+ is locked for your iPhone 14$/), 'Bring your iPhone 14 to our desk',
      ]);
      expect((await items()).filter(({ id }) => id.includes(tradeInId))).toEqual([]);
    });

    it('once of a phone that is rejected at the desk, with each reason, and not that it comes back as well', async () => {
      const { id: tradeInId } = await done('quote-trade-in', { heroId, device: 'iPhone 14', condition: 'good' }) as { id: string };
      await done('receive-trade-in', { tradeInId });
      const reasons = ['Activation lock is on', 'It does not turn on'];
      await done('reject-trade-in', { tradeInId, reasons });
      expect((await items()).filter(({ id, data }) => id.includes(tradeInId) && 'reasons' in data)).toMatchObject([
        { data: { state: 'rejected', reasons, comesBack: true } },
      ]);
      expect((await items()).map(({ id }) => id)).not.toContain(`trade-in-${tradeInId}-returning`);
    });

    it('of money: to be chosen about, being transferred, paid, sent back; and of a friend’s first trade', async () => {
      const { id: tradeInId } = await done('quote-trade-in', { heroId, device: 'iPhone 14', condition: 'good' }) as { id: string };
      await done('verify-trade', { heroId, tradeInId, device: 'iPhone 14', condition: 'good', programme: 'exchange' });
      expect((await items()).find(({ id }) => id === `trade-in-${tradeInId}-verified`)!.data).toMatchObject({
        pay: 'undecided', payFils: expect.any(Number), points: expect.any(Number),
      });
      const money = { tradeInId, heroId, method: 'bank', amountFils: 70_000 };
      for (const state of ['batched', 'paid', 'returned', 'credited']) {
        expect(await inbox('payout.changed', { ...money, state })).toMatchObject([
          { kind: 'payout-step', tradeInId, device: 'iPhone 14', state, amountFils: 70_000 },
        ]);
      }
      const { id: chosen } = await done('quote-trade-in', { heroId, device: 'iPhone 14', condition: 'good' }) as { id: string };
      // The message of the credited phone already names credit that was chosen in time.
      const inTime = { method: 'credit', holder: null, account: null, sealedIban: null } as const;
      await done('choose-payout', { heroId, tradeInId: chosen, ...inTime });
      await done('verify-trade', { heroId, tradeInId: chosen, device: 'iPhone 14', condition: 'good', programme: 'exchange' });
      expect((await items()).filter(({ id }) => /verified|payout/.test(id) && id.includes(chosen)))
        .toMatchObject([{ kind: 'trade-in-step', data: { state: 'verified', pay: 'credit' } }]);
      expect(await inbox('hero.referral_rewarded', { heroId, friendId: 'friend' })).toEqual([
        { kind: 'friend-traded', friendId: 'friend', points: 0 },
      ]);
    });

    it('what a trade-in was that came along from another hero', async () => {
      const data = { tradeInId: 'merged', heroId: 'gone', mergedInto: heroId, device: 'iPhone 15' };
      expect(await inbox('trade.reversed', data)).toMatchObject([{ tradeInId: 'merged' }]);
    });

    it('how a claim stands, and what a challenge paid', async () => {
      const [reward] = await database.query<{ id: string; title: string }>('select id, title from dubai_reward limit 1');
      const [challenge] = await database.query<{ id: string; title: string }>('select id, title from dubai_challenge limit 1');
      expect(await inbox('claim.advanced', { claimId: 'c1', rewardId: reward!.id, heroId, to: 'fulfilled' })).toEqual([
        { kind: 'claim-state', claimId: 'c1', reward: reward!.title, state: 'fulfilled' },
      ]);
      for (const [claimId, categories, code] of [
        ['c2', ['voucher', 'experience'], { code: 'SOUK-7' }], ['c3', ['product', 'service'], {}],
      ] as const) {
        const [one] = await database.query<{ id: string; title: string }>(
          'select id, title from dubai_reward where category = any($1) limit 1', [categories],
        );
        const handed = { claimId, rewardId: one!.id, heroId, to: 'fulfilled' as const, reason: 'SOUK-7' };
        expect(await inbox('claim.advanced', handed)).toEqual([
          { kind: 'claim-state', claimId, reward: one!.title, state: 'fulfilled', ...code },
        ]);
      }
      expect(await inbox('dubai_challenge.completed', { challengeId: challenge!.id, heroId, pointsReward: 30 })).toEqual([{
        kind: 'challenge-ended', challengeId: challenge!.id, programme: 'dubai', state: 'completed', points: 30,
        title: challenge!.title,
      }]);
      expect(await inbox('dubai_challenge.completed', { challengeId: 'gone', heroId, pointsReward: 30 })).toEqual([
        { kind: 'challenge-ended', challengeId: 'gone', programme: 'dubai', state: 'completed', points: 30 },
      ]);
      expect(await inbox('social_challenge.completed', { challengeId: 's1', heroId, points: 50 })).toEqual([
        { kind: 'challenge-ended', challengeId: 's1', programme: 'social', state: 'completed', points: 50 },
      ]);
    });

    it.each([['expired', 1], ['removed', 1], ['completed', 0]])(
      'that a social challenge is %s, where it had not completed it: %d',
      async (reason, times) => {
        const creator = randomUUID();
        await addHero(creator);
        await keep(database, creator);
        const { id: challengeId } = await done('create-social-challenge', {
          creatorId: creator, title: 'Save the sea', description: 'All of us together', challengeType: 'bottles_prevented',
          targetValue: 100, duration: 7, pointsReward: 50, participantLimit: 3,
        }) as { id: string };
        await done('join-social-challenge', { challengeId, heroId });
        const data = { challengeId, reason, refunded: 150 };
        expect(await inbox('social_challenge.ended', data)).toEqual(
          Array.from({ length: times }, () => (
            { kind: 'challenge-ended', challengeId, programme: 'social', state: reason, points: 0 }
          )),
        );
      },
    );

    it('what support did, and nothing of the name that it chose itself', async () => {
      const kind = 'support-notice';
      const reason = 'offensive';
      expect(await inbox('hero.renamed', { heroId, name: 'Noor' })).toEqual([]);
      expect(await inbox('hero.renamed', { heroId, name: 'Noor', reason })).toEqual([
        { kind, change: 'renamed', name: 'Noor', reason },
      ]);
      expect(await inbox('hero.hidden', { heroId, reason })).toEqual([{ kind, change: 'hidden', reason }]);
      expect(await inbox('hero.shown', { heroId })).toEqual([{ kind, change: 'shown' }]);
      expect(await inbox('social_challenge.removed', { challengeId: 's2', heroId, reason })).toEqual([
        { kind, change: 'challenge', challengeId: 's2', reason },
      ]);
      expect(await inbox('points.corrected', { heroId, correctionId: 'p1', points: -5, reason: 'Twice' })).toEqual([
        { kind, change: 'points', points: -5, reason: 'Twice' },
      ]);
    });

    it('what becomes of its own sponsorship, and of no other', async () => {
      const [goal] = await database.query<{ id: string; title: string }>(
        `select id, title from sponsored_mission where id = 'mission-school-refill'`,
      );
      const { id: missionId, title: mission } = goal!;
      const { id: sponsorshipId } = await done('submit-sponsorship', {
        missionId, tierId: 'supporter', amount: 50_000, isAnonymous: false, sponsorId: 'demo-sponsor', byOperator: false, heroId,
      }) as { id: string };
      for (const state of ['approved', 'paid', 'declined']) {
        expect(await inbox(`sponsorship.${state}`, { sponsorshipId })).toEqual([
          { kind: 'sponsorship-decided', sponsorshipId, mission, state },
        ]);
      }
      expect(await inbox('sponsorship.message_removed', { sponsorshipId, reason: 'offensive' })).toEqual([
        { kind: 'support-notice', change: 'message', mission, reason: 'offensive' },
      ]);
      expect(await inbox('sponsorship.approved', { sponsorshipId: 'nothing' })).toEqual([]);
      expect(await inbox('sponsorship.message_removed', { sponsorshipId: 'nothing', reason: 'offensive' })).toEqual([]);
    });

    it('by e-mail only what is news, and only as it wants to be', async () => {
      const tell = (tradeInId: string, time?: Date) =>
        inbox('trade.verified', { tradeInId, heroId, device: 'iPhone 15' }, time);
      // Never quiet: at night e-mails become one.
      await database.query('insert into quiet_hours (hero_id, from_minute, until_minute) values ($1, 0, 0)', [heroId]);
      const old = new Date(Date.now() - NEWS_MS - HOUR_MS);
      const recent = new Date(Date.now() - NEWS_MS + HOUR_MS);
      expect(await tell('old', old)).toHaveLength(1);
      expect(await tell('recent', recent)).toHaveLength(1);
      expect([await emailsOf('trade-in-old-verified'), await emailsOf('trade-in-recent-verified')]).toEqual([0, 1]);
      await database.query(
        `insert into notification_choice (owner_id, kind, channel, wanted) values ($1, 'trade-in-step', 'email', false)`,
        [heroId],
      );
      expect(await tell('unwanted')).toHaveLength(1);
      expect(await emailsOf('trade-in-unwanted-verified')).toBe(0);
    });

    it('of an offer by its name in the language of each e-mail and of each browser', async () => {
      const [reward] = await database.query<{ id: string; title: string }>('select id, title from dubai_reward limit 1');
      const arabic = ARABIC_OFFERS[reward!.title]!;
      for (const locale of ['en', 'ar']) {
        const reader = `${locale}-${randomUUID()}`;
        await addHero(reader);
        await database.query(
          `insert into account (id, email, hero_id, locale, created_at) values ($1, $1 || '@example.com', $1, $2, now())`,
          [reader, locale],
        );
        for (const browser of ['en', 'ar']) {
          await database.query(
            `insert into push_subscription (id, hero_id, endpoint, p256dh, auth, locale, created_at)
             values ($1, $2, $1, '', '', $3, now())`,
            [`${reader}-${browser}`, reader, browser],
          );
        }
        const data = { claimId: reader, rewardId: reward!.id, heroId: reader, to: 'fulfilled' };
        await react('claim.advanced', data);
        const sent = await database.query<{ channel: string; locale: string; content: unknown }>(
          `select channel, locale, content from outbox_message where hero_id = $1 order by channel, locale desc`, [reader],
        );
        expect(sent.map((message) => [message.channel, message.locale])).toEqual([
          ['email', locale], ['push', 'en'], ['push', 'ar'],
        ]);
        for (const { locale: language, content } of sent) {
          const text = JSON.stringify(content);
          expect([text.includes(reward!.title), text.includes(arabic)]).toEqual([language === 'en', language === 'ar']);
        }
      }
    });

    it('nothing where nobody can act as it', async () => {
      const other = randomUUID();
      await addHero(other);
      await react('hero.shown', { heroId: other });
      expect(await database.query('select id from inbox_item where hero_id = $1', [other])).toEqual([]);
    });
  });

  describe('a company is notified', () => {
    let order: Record<string, unknown> & { id: string; deviceCount: number; stages: object };
    let quote: { id: string };
    beforeAll(async () => {
      const devices = [{ model: 'iphone-13', condition: 'good', quantity: 2 }];
      const { id: quoteId } = await done('request-quote', { ...FORM, companyId: 'gulf', devices }) as { id: string };
      await done('review-quote', { quoteId });
      await done('approve-quote', { quoteId });
      ({ quote, order } = await done('accept-quote', { quoteId, companyId: 'gulf' }) as never);
      await database.query('delete from outbox_message');
    });

    const emails = async (type: string, data: object, time?: Date) => {
      await database.query('delete from outbox_message');
      await react(type, { companyId: 'gulf', ...data }, time);
      return (await database.query<{ id: string; kind: string }>('select id, kind from outbox_message'))
        .map(({ id, kind }) => `${kind} ${id.replace(`-${heroId}`, '').replace('email-', '')}`);
    };

    it.each(['approved', 'declined'])('that its quote is %s', async (state) => {
      expect(await emails(`quote.${state}`, { quote })).toEqual([`quote-ready quote-${quote.id}-${state}`]);
    });

    it('no longer in the morning of a quote that its company declined in the night', async () => {
      const night = new Date(new Date().setUTCHours(19, 30));
      await database.query('update virtual_clock set offset_ms = $1', [night.getTime() - Date.now()]);
      await emails('quote.approved', { quote }, night);
      await react('quote.declined', { companyId: 'gulf', quote: { ...quote, declinedBy: 'company' } }, night);
      await database.query('update virtual_clock set offset_ms = 0');
      expect(await database.query('select state from outbox_message')).toEqual([{ state: 'cancelled' }]);
    });

    it.each([['created', 'created'], ['approved', 'approved'], ['logistics_planned', 'planned'], ['completed', 'completed'],
      ['cancelled', 'cancelled'], ['difference_asked', 'difference_asked']])('that its order is %s', async (type, state) => {
      const asked = { state: 'asked', devices: 1, offered: 2, found: 1, openUntil: new Date().toISOString() };
      expect(await emails(`order.${type}`, { order: { ...order, difference: asked } })).toEqual([
        `order-stage order-${order.id}-${state}-${String(order.version)}`,
      ]);
    });

    it.each([['paid', 'paid'], ['payment_overdue', 'overdue'], ['payout_returned', 'returned']])(
      'that its payment is %s',
      async (type, state) => {
        const version = state === 'returned' ? `-${String(order.version)}` : '';
        expect(await emails(`order.${type}`, { order })).toEqual([`payment payment-${order.id}-${state}${version}`]);
      },
    );

    it.each([['approved', 1], ['declined', 1], ['lapsed', 1], ['asked', 0], ['noted', 0]])(
      'how a difference was answered: %s, %d times',
      async (state, times) => {
        const difference = { state, devices: 1, offered: 2, found: 1, openUntil: null };
        expect(await emails('order.difference_answered', { order: { ...order, difference } })).toHaveLength(times);
      },
    );

    it.each([
      ['received', 2, 'processing', 1], ['inspected', 2, 'processing', 1], ['wiped', 2, 'processing', 1],
      ['received', 1, 'processing', 0], ['wiped', 2, 'completed', 0], ['returned', 2, 'processing', 0],
    ])('that all of its devices are %s: %d of 2, of an order that is %s, %d times', async (stage, count, status, times) => {
      const advanced = { ...order, status, stages: { ...order.stages, [stage]: count } };
      expect(await emails('order.devices_advanced', { order: advanced, stage })).toHaveLength(times);
    });

    it('what is news, as it has chosen, and nothing of another company', async () => {
      expect(await emails('order.paid', { order }, new Date(Date.now() - NEWS_MS - HOUR_MS))).toEqual([]);
      expect(await emails('order.paid', { order, companyId: 'demo-company' })).toEqual([]);
      await database.query(
        `update company set notifications = '{"emailQuotes": true, "emailPurchaseOrders": false, "emailPayments": true}'
         where id = 'gulf'`,
      );
      expect(await emails('order.approved', { order })).toEqual([]);
      expect(await emails('order.paid', { order })).toHaveLength(1);
    });
  });
});
