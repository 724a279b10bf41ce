import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { io } from 'socket.io-client';
import { SHARE_LIMITS } from '@planet-heroes/contracts/areas/shares/catalogue';
import { heroExportSchema } from '@planet-heroes/contracts/areas/heroes/schemas';
import { referralsAnswerSchema, socialShareSchema } from '@planet-heroes/contracts/areas/shares/schemas';
import type { RoomChange } from '@planet-heroes/contracts/socket-map';
import { tradeVerified } from '../../support/events.js';
import { oneFoundation } from '../../support/foundations.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const BODY = {
  shareType: 'trade',
  contentId: 'trade-1',
  platform: 'whatsapp',
  shareText: 'I traded in my phone!\n🌍 Join me',
};

/** A browser-made code; each number gives another one. */
const madeCode = (number: number) => `HEROZ${String(number).padStart(5, '0')}`;

describe.each(oneFoundation(import.meta.url))('shares, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  let made = 0;
  const link = (code: string) => `${product.address}/join?ref=${code}`;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
  });
  afterAll(() => product.close());

  interface Person {
    id: string;
    code: string;
    cookie: Record<string, string>;
  }
  const join = (body: Record<string, unknown>, headers?: Record<string, string>) =>
    product.call('POST', '/api/heroes', body, headers);
  const newHero = async (body: Record<string, unknown> = {}): Promise<Person> => {
    const answer = await join({ name: 'Layla Haddad', ...body });
    expect(answer.status).toBe(201);
    return {
      id: answer.body.id,
      code: answer.body.referralCode,
      cookie: { cookie: answer.headers.get('set-cookie')!.split(';')[0]! },
    };
  };
  const share = (
    hero: Person | undefined,
    shareUrl: string,
    body: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) => product.call('POST', '/api/social-shares', { ...BODY, shareUrl, ...body }, { ...hero?.cookie, ...headers });
  const sharesOf = async (hero: Person) =>
    (await product.call('GET', '/api/social-shares', undefined, hero.cookie)).body as any[];
  const referralsOf = async (hero: Person) =>
    (await product.call('GET', '/api/me/referrals', undefined, hero.cookie)).body;
  const trade = (heroId: string) => product.operate('POST', '/api/ops/events', tradeVerified({ heroId }));

  it('are recorded for the session’s hero, and tie the browser-made code to that hero', async () => {
    const hero = await newHero();
    const code = madeCode(++made);
    const { status, body } = await share(hero, link(code.toLowerCase()));
    expect([status, body]).toEqual([201, socialShareSchema.strict().parse(body)]);
    expect(body).toMatchObject({
      ...BODY, shareUrl: link(code.toLowerCase()), code, friendsJoined: 0, friendsTraded: 0,
    });
    await share(hero, `${product.address}/`, { platform: 'Native' });
    expect(await sharesOf(hero)).toMatchObject([{ platform: 'native', code: hero.code }, { code }]);
    const { body: ofNobody } = await product.call('GET', '/api/social-shares');
    expect(ofNobody).not.toContainEqual(expect.objectContaining({ id: body.id }));
  });

  it('are recorded for the demo hero where there is no session', async () => {
    const { status, body } = await share(undefined, link(madeCode(++made)), { shareText: 'Everybody’s hero' });
    expect(status).toBe(201);
    expect((await product.call('GET', '/api/social-shares')).body[0]).toEqual(body);
    // The shared hero has more room than one person.
    await product.database.query(
      `insert into social_share (id, hero_id, share_type, content_id, platform, share_url, share_text, code, shared_at)
       select gen_random_uuid()::text, hero_id, share_type, content_id, platform, share_url, share_text, code, shared_at
       from social_share, generate_series(1, $2) where id = $1`,
      [body.id, SHARE_LIMITS.hero.day],
    );
    expect((await share(undefined, link(madeCode(++made)))).status).toBe(201);
  });

  it('leave a code with the hero who shared it first, and give the other the own one', async () => {
    const [first, second] = [await newHero(), await newHero()];
    const code = madeCode(++made);
    const answers = await Promise.all([share(first, link(code)), share(second, link(code))]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const codes = answers.map(({ body }) => body.code);
    expect([[code, second.code], [first.code, code]]).toContainEqual(codes);
    // Nor does a hero get the server-made code of another.
    expect((await share(second, link(first.code))).body.code).toBe(second.code);
    expect((await share(first, link(first.code))).body.code).toBe(first.code);
  });

  it('bring friends: a friend who joins by a shared code rewards the hero after the first verified trade, once', async () => {
    const hero = await newHero();
    const [one, other] = [madeCode(++made), madeCode(++made)];
    await share(hero, link(one));
    await share(hero, link(other), { shareType: 'milestone' });
    const friend = await newHero({ name: 'Omar Nasser', referralCode: one });
    await newHero({ name: 'Sara', referralCode: hero.code });
    expect(await sharesOf(hero)).toMatchObject([{ code: other, friendsJoined: 0 }, {
      code: one,
      friendsJoined: 1,
      friendsTraded: 0,
    }]);
    const before = (await product.call('GET', '/api/me', undefined, hero.cookie)).body;

    await trade(friend.id);
    await trade(friend.id);

    expect(await sharesOf(hero)).toMatchObject([{ code: other, friendsTraded: 0 }, {
      code: one,
      friendsJoined: 1,
      friendsTraded: 1,
    }]);
    const referrals = await referralsOf(hero);
    expect(referrals).toEqual(referralsAnswerSchema.strict().parse(referrals));
    expect(referrals).toMatchObject({
      referralCode: hero.code, friendsJoined: 2, friendsTraded: 1, points: 50,
      friends: [{ name: 'Sara', state: 'joined', points: 0 }, { name: 'Omar N.', state: 'traded', points: 50 }],
    });
    const after = (await product.call('GET', '/api/me', undefined, hero.cookie)).body;
    expect([after.availablePoints - before.availablePoints, after.referralCount]).toEqual([50, 1]);
    // Both have a voucher for the first trade, and for no later one; a friend who has not traded has none.
    const friendsOwn = await referralsOf(friend);
    expect([referrals.vouchers, friendsOwn.vouchers]).toEqual([
      [{ code: expect.stringMatching(/^KITCHEN-\w{4}-\w{4}$/), value: 10_000, issuedAt: expect.any(String) }],
      [{ code: expect.stringMatching(/^KITCHEN-\w{4}-\w{4}$/), value: 10_000, issuedAt: expect.any(String) }],
    ]);
    expect(friendsOwn.vouchers[0].code).not.toBe(referrals.vouchers[0].code);
    // Sharing alone earned nothing.
    expect(before.lifetimePoints).toBe(25);
  });

  it('say who invites by a code: first name and initial, and nobody who has left', async () => {
    const hero = await newHero({ name: 'Sara Noor' });
    const code = madeCode(++made);
    await share(hero, link(code));
    const inviter = (by: string) => product.call('GET', `/api/referral-codes/${by}`);
    expect(await inviter(code)).toMatchObject({ status: 200, body: { name: 'Sara N.' } });
    expect(await inviter(hero.code.toLowerCase())).toMatchObject({ body: { name: 'Sara N.' } });
    await product.call('DELETE', '/api/me', undefined, hero.cookie);
    for (const left of [code, hero.code]) {
      expect(await inviter(left)).toMatchObject({ status: 400, body: { error: { code: 'unknown_referral_code' } } });
    }
  });

  it('show a friend who left as nobody', async () => {
    const hero = await newHero();
    const friend = await newHero({ name: 'Vera Lind', referralCode: hero.code });
    await product.call('DELETE', '/api/me', undefined, friend.cookie);
    expect((await referralsOf(hero)).friends).toMatchObject([{ name: 'Former hero', state: 'joined' }]);
  });

  it.each([
    ['the own server-made code', (hero: Person, _tied: string) => hero.code],
    ['a code that the own share tied', (_hero: Person, tied: string) => tied],
  ])('bring nobody by %s', async (_, pick) => {
    const hero = await newHero();
    const tied = madeCode(++made);
    await share(hero, link(tied));
    const key = { 'idempotency-key': randomUUID() };
    const refused = await join({ name: 'Layla Again', referralCode: pick(hero, tied) }, { ...hero.cookie, ...key });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'self_referral']);
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect((await referralsOf(hero)).friendsJoined).toBe(0);
    // A hero who has joined stays who it is, and a friend without the session may use the code.
    expect((await join({ name: 'Layla Again' }, hero.cookie)).body.error.code).toBe('already_joined');
    expect((await join({ name: 'Omar', referralCode: pick(hero, tied) })).status).toBe(201);
  });

  it('bring nobody with the hero’s own e-mail address', async () => {
    const hero = await newHero({ email: 'layla@example.ae' });
    for (const email of ['layla@example.ae', 'LAYLA+again@Example.ae']) {
      const refused = await join({ name: 'Not Layla', email, referralCode: hero.code });
      expect([refused.status, refused.body.error.code]).toEqual([409, 'self_referral']);
    }
    expect((await join({ name: 'Omar', email: 'omar@example.ae', referralCode: hero.code })).status).toBe(201);
    expect((await join({ name: 'Nobody', referralCode: 'HERO000000' })).body.error.code).toBe('unknown_referral_code');
  });

  it('join once with one key and nonce, also when the repetition carries the new session', async () => {
    const hero = await newHero();
    const key = { 'idempotency-key': randomUUID(), 'idempotency-nonce': randomUUID() };
    const first = await join({ name: 'Twice', referralCode: hero.code }, key);
    const again = await join({ name: 'Twice', referralCode: hero.code }, {
      ...key,
      cookie: first.headers.get('set-cookie')!.split(';')[0]!,
    });
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect((await referralsOf(hero)).friendsJoined).toBe(1);
  });

  it.each([
    ['a kind that is none', { shareType: 'gossip' }],
    ['no text', { shareText: ' \n' }],
    ['a text that is too long', { shareText: 'x'.repeat(1001) }],
    ['a text with NUL', { shareText: 'a\u0000' }],
    ['a text with half a surrogate pair', { shareText: '\ud800' }],
    ['a script for an address', { shareUrl: 'javascript:alert(1)' }],
    ['an address that is none', { shareUrl: 'planet heroes' }],
    ['an address with a line break', { shareUrl: 'https://planet-heroes.example/\nx' }],
    ['an address that is too long', { shareUrl: `https://planet-heroes.example/join?ref=${'x'.repeat(2000)}` }],
    ['a platform that is none', { platform: '<b>' }],
    ['no content', { contentId: '' }],
  ])('are refused with %s', async (_, body) => {
    const { status, body: answer } = await share(undefined, link('HERO123456'), body);
    expect([status, answer.error.code]).toEqual([400, 'invalid_request']);
  });

  it('lead to pages of ours alone', async () => {
    const { host } = new URL(product.address);
    for (const page of ['/', '/community?tab=challenges&ref=HERO1A2B3C', '/join/', `/leaderboard#me`]) {
      expect((await share(await newHero(), `${product.address}${page}`)).status).toBe(201);
    }
    for (
      const elsewhere of [
        'https://elsewhere.example/join?ref=HERO1A2B3C',
        `http://${host}@elsewhere.example/join`,
        `http://elsewhere.example/${host}/join`,
        `http://name:word@${host}/join`,
        `http://${host}/api/me/export`,
        `http://${host}/nowhere`,
        `http://${host}//elsewhere.example/`,
      ]
    ) {
      const { status, body } = await share(undefined, elsewhere);
      expect([elsewhere, status, body.error]).toMatchObject([elsewhere, 400, {
        code: 'invalid_request',
        message: expect.stringContaining('a page of ours'),
      }]);
    }
  });

  it('are recorded once under one key, fifty times at once', async () => {
    const hero = await newHero();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => share(hero, link('HERO50AT1X'), {}, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await sharesOf(hero)).toHaveLength(1);
    expect((await share(hero, link('HERO50AT1Y'), {}, key)).body.error.code).toBe('idempotency_key_reused');
  });

  it('reach the hero’s own room, and so does the first trade of a friend', async () => {
    const hero = await newHero();
    const friend = await newHero({ name: 'Omar', referralCode: hero.code });
    const client = io(product.address, { transports: ['websocket'], forceNew: true, extraHeaders: hero.cookie });
    const messages: RoomChange<'hero'>[] = [];
    client.on('room:changed', (message) => messages.push(message));
    await until('the socket to connect', () => client.connected);
    await client.emitWithAck('room:subscribe', { room: `hero:${hero.id}` });
    const { body } = await share(hero, link(madeCode(++made)));
    await trade(friend.id);
    const notices = () => messages.flatMap(({ change }) => change.notices);
    await until('all notices', () => notices().length >= 3);
    client.disconnect();
    expect(notices()).toEqual([
      { kind: 'share', id: body.id, state: 'recorded' },
      { kind: 'share', id: friend.id, state: 'traded' },
      { kind: 'inbox', id: `friend-${friend.id}`, state: 'added' },
    ]);
  });

  it('are exported with the hero, and forgotten with the hero', async () => {
    const hero = await newHero();
    const code = madeCode(++made);
    await share(hero, link(code), { shareText: 'Layla was here' });
    const exported = (await product.call('GET', '/api/me/export', undefined, hero.cookie)).body;
    expect(heroExportSchema.parse(exported).shares).toMatchObject([{ code, shareText: 'Layla was here' }]);
    await product.call('DELETE', '/api/me', undefined, hero.cookie);
    const left = await product.database.query(
      `select (select count(*)::int from social_share where hero_id = $1) + (select count(*)::int from share_code where hero_id = $1)
            + (select count(*)::int from command_result where outcome::text like '%Layla was here%')
            + (select count(*)::int from event_log where data::text like '%Layla was here%') as rows`,
      [hero.id],
    );
    expect(left).toEqual([{ rows: 0 }]);
    expect((await share(hero, link(code))).body.error.code).toBe('session_required');
    expect((await join({ name: 'Late', referralCode: code })).body.error.code).toBe('unknown_referral_code');
  });

  it('are ingested once, with their codes', async () => {
    const hero = await newHero();
    const code = madeCode(++made);
    const data = { ...BODY, shareId: `share-${randomUUID()}`, heroId: hero.id, shareUrl: link(code) };
    const event = { ...tradeVerified({}, { type: 'share.recorded' }), data };
    expect((await product.operate('POST', '/api/ops/events', event)).status).toBe(200);
    expect((await product.operate('POST', '/api/ops/events', event)).body.error.code).toBe('duplicate_event');
    expect((await product.operate('POST', '/api/ops/events', { ...event, id: randomUUID() })).body.error.code).toBe(
      'already_exists',
    );
    const unknown = { ...event, id: randomUUID(), data: { ...data, shareId: 'other', heroId: 'nobody' } };
    expect((await product.operate('POST', '/api/ops/events', unknown)).body.error.code).toBe('unknown_hero');
    expect(await sharesOf(hero)).toMatchObject([{ id: data.shareId, code }]);
  });

  it('answer nonsense with a code and a text', async () => {
    const shaped = fc.record({
      shareType: fc.oneof(fc.constant('trade'), fc.jsonValue()),
      contentId: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
      platform: fc.oneof(fc.constant('whatsapp'), fc.string()),
      shareUrl: fc.oneof(
        fc.webUrl({ withQueryParameters: true }),
        fc.string({ unit: 'binary' }).map((text) => `https://x.example/?ref=${text}`),
        fc.jsonValue(),
      ),
      shareText: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(shaped, fc.jsonValue()), async (body) => {
        expect([201, 400]).toContain((await product.call('POST', '/api/social-shares', JSON.stringify(body))).status);
      }),
      { numRuns: 60 },
    );
  });

  // The clock only goes forward from here.
  it('are recorded up to the day’s and the month’s limit, by the calendar of Dubai', async () => {
    const { day, month } = SHARE_LIMITS.hero;
    await product.operate('POST', '/api/ops/clock', { at: '2031-03-01T06:00:00Z' });
    const hero = await newHero();
    const shareMany = async (count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, () => share(hero, link(madeCode(++made)))));
      const refused = answers.filter(({ status }) => status !== 201);
      return { recorded: answers.length - refused.length, refused };
    };
    const first = await shareMany(day + 5);
    expect(first.recorded).toBe(day);
    for (const { status, body } of first.refused) {
      expect([status, body.error]).toMatchObject([409, {
        code: 'share_limit_reached',
        details: { limit: day, period: 'day', until: '2031-03-01T20:00:00.000Z' },
      }]);
    }
    // One minute before midnight in Dubai, and one after.
    await product.operate('POST', '/api/ops/clock', { at: '2031-03-01T19:59:00Z' });
    expect((await shareMany(1)).recorded).toBe(0);
    await product.operate('POST', '/api/ops/clock', { at: '2031-03-01T20:01:00Z' });
    expect((await shareMany(day)).recorded).toBe(day);
    let recorded = 2 * day;
    for (let date = 4; recorded < month; date++) {
      await product.operate('POST', '/api/ops/clock', { at: `2031-03-${String(date).padStart(2, '0')}T06:00:00Z` });
      recorded += (await shareMany(Math.min(day, month - recorded))).recorded;
    }
    const over = await share(hero, link(madeCode(++made)));
    expect(over.body.error.details).toEqual({ limit: month, period: 'month', until: '2031-03-31T20:00:00.000Z' });
    await product.operate('POST', '/api/ops/clock', { at: '2031-03-31T20:01:00Z' });
    expect((await shareMany(1)).recorded).toBe(1);
  });

  it('leave reconciliation in balance', async () => {
    const hero = await newHero();
    const friend = await newHero({ name: 'Omar', referralCode: hero.code });
    await share(hero, link(madeCode(++made)));
    await trade(friend.id);
    const { body } = await product.operate('POST', '/api/ops/books/check');
    expect(body.checks.filter(({ holds }: any) => !holds)).toEqual([]);
  });
});
