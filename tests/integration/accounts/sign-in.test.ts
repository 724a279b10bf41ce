import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { SESSION_SECRET } from '../../processes/secrets.js';
import { FOUNDATIONS } from '../../support/foundations.js';
import { joinHero } from '../../support/join-hero.js';
import { connectToRooms } from '../../support/socket-client.js';
import { codeSentTo, newEmail, signIn } from '../../support/sign-in.js';
import { senderOf } from '../../support/sender-of.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';
import { Signer } from '@fastify/cookie';

const cookieOf = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('planet_session='))!.split(';')[0]!;

describe.each(FOUNDATIONS)('signing in, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, seed: 'catalogue', environment: { SIGN_INS_PER_MINUTE: '0' } });
  });
  afterAll(() => product.close());

  const expectBooksInOrder = async () => {
    const { checks } = (await product.operate('POST', '/api/ops/books/check')).body;
    expect(checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  };

  const as = (cookie: string) => (method: string, path: string, body?: unknown, more?: Record<string, string>) =>
    product.call(method, path, body, { cookie, ...more });

  it('lets nobody act as somebody else’s hero, and gives a visitor one of its own', async () => {
    expect(await product.call('GET', '/api/me')).toMatchObject({ status: 204, body: '' });
    expect(await product.call('POST', '/api/dubai/challenges/any/join', { heroId: DEMO_HERO_ID })).toMatchObject({
      status: 401,
    });
    const guest = await product.call('POST', '/api/guests', undefined, { 'idempotency-key': randomUUID() });
    expect(guest).toMatchObject({ status: 201, body: { name: 'Guest', isGuest: true, isDemo: false, availablePoints: 0 } });
    const me = await as(cookieOf(guest))('GET', '/api/me');
    expect(me.body.id).toBe(guest.body.id);
    expect((await product.call('GET', `/api/heroes/leaderboard/around/${guest.body.id}`)).status).toBe(404);
    const board = await product.call('GET', '/api/heroes/leaderboard?limit=100');
    expect(board.body.map(({ id }: { id: string }) => id)).not.toContain(guest.body.id);
  });

  it('makes one guest of one key and nonce, however often they are sent', async () => {
    const headers = { 'idempotency-key': randomUUID(), 'idempotency-nonce': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => product.call('POST', '/api/guests', undefined, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
  });

  it('lets a caller with a hero keep it', async () => {
    const hero = await joinHero(product);
    const again = await hero.call('POST', '/api/guests');
    expect(again).toMatchObject({ status: 201, body: { id: hero.id, isGuest: false } });
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  it('merges no hero that has come to an account of its own meanwhile', async () => {
    const [email, other] = [newEmail(), await joinHero(product, { name: 'Other' })];
    await signIn(product, email, (await joinHero(product)).cookie);
    const entered = await signIn(product, email, other.cookie);
    expect(entered.body.otherHero).toMatchObject({ id: other.id });
    // The other hero's earlier session, on a device that did not hear of it, is kept by its own address.
    await product.database.query('update session set ended_at = null where hero_id = $1', [other.id]);
    await until('the session to be taken for one that lasts', async () => (await other.call('GET', '/api/me')).status === 200);
    await signIn(product, newEmail(), other.cookie);
    expect(await as(entered.cookie)('POST', '/api/me/merge')).toMatchObject({
      status: 409, body: { error: { code: 'nothing_to_merge' } },
    });
    expect((await product.call('GET', `/api/heroes/leaderboard/around/${other.id}`)).status).toBe(200);
  });

  it('makes a guest a hero under its id, with the points for joining once', async () => {
    const guest = await product.call('POST', '/api/guests');
    const call = as(cookieOf(guest));
    const joined = await call('POST', '/api/heroes', { name: 'Salma' });
    expect(joined).toMatchObject({
      status: 201,
      body: { id: guest.body.id, name: 'Salma', isGuest: false, availablePoints: 25, referralCode: guest.body.referralCode },
    });
    const around = await product.call('GET', `/api/heroes/leaderboard/around/${guest.body.id}`);
    expect(around).toMatchObject({ status: 200, body: { points: 25 } });
    await expectBooksInOrder();
  });

  it('keeps a hero by a code, and brings it back on another device', async () => {
    const email = newEmail();
    const hero = await joinHero(product, { name: 'Layla' });
    const kept = await signIn(product, email, hero.cookie);
    expect(kept.body).toMatchObject({ hero: { id: hero.id, name: 'Layla' }, isNew: true, otherHero: null });
    expect(kept.cookie).not.toBe(hero.cookie);
    // The earlier session has ended: its cookie opens nothing.
    expect((await hero.call('GET', '/api/me')).status).toBe(401);
    expect((await as(kept.cookie)('GET', '/api/me')).body.id).toBe(hero.id);
    const elsewhere = await signIn(product, email.toUpperCase());
    expect(elsewhere.body).toMatchObject({ hero: { id: hero.id }, isNew: false });
    const account = await as(elsewhere.cookie)('GET', '/api/me/account');
    expect(account.body).toMatchObject({ email, passkeys: [], otherHero: null });
    expect(account.body.devices.map(({ isThis }: { isThis: boolean }) => isThis).toSorted()).toEqual([false, true]);
  });

  it('adds an address to an account that passkeys alone open, and keeps its hero', async () => {
    const hero = await joinHero(product, { name: 'Reem' });
    const kept = await signIn(product, newEmail(), hero.cookie);
    await product.database.query('update account set email = null where id = $1', [kept.body.accountId]);
    const email = newEmail();
    const added = await signIn(product, email, kept.cookie);
    expect(added.body).toMatchObject({ accountId: kept.body.accountId, hero: { id: hero.id }, otherHero: null });
    expect((await signIn(product, email)).body).toMatchObject({ accountId: kept.body.accountId, isNew: false });
    // An account that has an address keeps it: another address is another account.
    const other = await signIn(product, newEmail(), added.cookie);
    expect(other.body).toMatchObject({ hero: null, isNew: true });
    expect(other.body.accountId).not.toBe(kept.body.accountId);
  });

  it('takes a code once, and none that is wrong, old or another’s', async () => {
    const email = newEmail();
    await product.call('POST', '/api/sign-in/code', { email });
    const code = await codeSentTo(product, email);
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = { status: 401, body: { error: { code: 'code_wrong' } } };
    expect(await product.call('POST', '/api/sign-in', { email, code: wrong })).toMatchObject(refused);
    expect(await product.call('POST', '/api/sign-in', { email: newEmail(), code })).toMatchObject(refused);
    expect((await product.call('POST', '/api/sign-in', { email, code })).status).toBe(200);
    expect(await product.call('POST', '/api/sign-in', { email, code })).toMatchObject(refused);
    await product.call('POST', '/api/sign-in/code', { email });
    const newer = await codeSentTo(product, email);
    await product.operate('POST', '/api/ops/clock', { advanceSeconds: 601 });
    expect(await product.call('POST', '/api/sign-in', { email, code: newer })).toMatchObject(refused);
  });

  it('is worth nothing after five wrong codes, however many come at once', async () => {
    const email = newEmail();
    await product.call('POST', '/api/sign-in/code', { email });
    const code = await codeSentTo(product, email);
    const guesses = Array.from({ length: 12 }, (_, index) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'));
    const answers = await Promise.all(guesses.map((guess) => product.call('POST', '/api/sign-in', { email, code: guess })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await product.call('POST', '/api/sign-in', { email, code })).status).toBe(401);
    const [row] = await product.database.query<{ tries: number }>(
      'select tries + foreign_tries as tries from sign_in_code where email = $1',
      [email],
    );
    expect(row!.tries).toBe(5);
  });

  it('sends an address few codes in an hour, and answers the same whether it has an account or not', async () => {
    const known = newEmail();
    await signIn(product, known);
    const unknown = newEmail();
    const [first, second] = [
      await product.call('POST', '/api/sign-in/code', { email: known }),
      await product.call('POST', '/api/sign-in/code', { email: unknown }),
    ];
    expect(Object.keys(first.body).toSorted()).toEqual(Object.keys(second.body).toSorted());
    expect([first.status, second.status, first.body.sentBy]).toEqual([200, 200, 'mailbox']);
    const browser = senderOf(second);
    const ask = () => product.call('POST', '/api/sign-in/code', { email: unknown }, browser);
    for (let sent = 1; sent < 5; sent++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('merges the hero of this browser into the account’s, once, with the bonus for joining counted once', async () => {
    const email = newEmail();
    const first = await joinHero(product, { name: 'Noor' });
    await signIn(product, email, first.cookie);
    const second = await joinHero(product, { name: 'Noor again' });
    await second.call('POST', '/api/me/check-in');
    const entered = await signIn(product, email, second.cookie);
    expect(entered.body).toMatchObject({ hero: { id: first.id }, otherHero: { id: second.id, mergePoints: 100 } });
    const call = as(entered.cookie);
    const merged = await call('POST', '/api/me/merge');
    expect(merged).toMatchObject({ status: 200, body: { id: first.id, availablePoints: 125, score: 125 } });
    expect(await call('POST', '/api/me/merge')).toMatchObject({ status: 409, body: { error: { code: 'nothing_to_merge' } } });
    expect((await product.call('GET', `/api/heroes/leaderboard/around/${second.id}`)).status).toBe(404);
    await expectBooksInOrder();
  });

  it('offers as many points of another hero as come, with any bonuses both have by then', async () => {
    const [email, profile] = [newEmail(), { email: 'noor@example.com', phone: '+971 50 123 4567', zoneId: 'zone-2' }];
    await signIn(product, email, (await joinHero(product)).cookie);
    const other = await joinHero(product);
    await other.call('POST', '/api/me/check-in');
    await other.call('PATCH', '/api/me', profile);
    const entered = await signIn(product, email, other.cookie);
    const call = as(entered.cookie);
    const offered = async () => (await call('GET', '/api/me/account')).body.otherHero.mergePoints as number;
    expect([entered.body.otherHero?.mergePoints, await offered()]).toEqual([175, 175]);
    await call('PATCH', '/api/me', profile);
    expect(await offered()).toBe(100);
    const { availablePoints: before } = (await call('GET', '/api/me')).body;
    const merged = await call('POST', '/api/me/merge');
    expect(merged.body.availablePoints - before).toBe(100);
    await expectBooksInOrder();
  });

  it('offers nothing of a hero that has only what the account’s has had', async () => {
    const email = newEmail();
    await signIn(product, email, (await joinHero(product)).cookie);
    const other = await joinHero(product);
    expect((await signIn(product, email, other.cookie)).body.otherHero).toMatchObject({ id: other.id, mergePoints: 0 });
  });

  it('signs out one device, or all, and cuts their connections within five seconds', async () => {
    const email = newEmail();
    const hero = await joinHero(product);
    const here = await signIn(product, email, hero.cookie);
    const there = await signIn(product, email);
    const client = await connectToRooms(product.address, {}, { cookie: there.cookie });
    expect(await client.subscribe(`hero:${hero.id}`)).toMatchObject({ ok: true });
    const { devices } = (await as(here.cookie)('GET', '/api/me/account')).body;
    const other = devices.find(({ isThis }: { isThis: boolean }) => !isThis);
    const began = Date.now();
    let cut = Infinity;
    client.socket.on('disconnect', () => (cut = Date.now() - began));
    expect((await as(here.cookie)('DELETE', `/api/me/sessions/${other.id}`)).status).toBe(200);
    await until('the connection to be cut', () => cut < Infinity);
    expect(cut).toBeLessThan(5_000);
    client.socket.disconnect();
    await until('the session to have ended', async () => (await as(there.cookie)('GET', '/api/me')).status === 401);
    const third = await signIn(product, email);
    expect((await as(here.cookie)('POST', '/api/sign-out/everywhere')).status).toBe(200);
    await until('every session to have ended', async () => (await as(third.cookie)('GET', '/api/me')).status === 401);
    // Nobody ends a stranger's session.
    const stranger = await joinHero(product);
    expect((await stranger.call('DELETE', `/api/me/sessions/${other.id}`)).status).toBe(404);
  });

  it('accepts a legacy cookie, exchanges it, and ends it with its session', async () => {
    const hero = await joinHero(product);
    const signed = new Signer(SESSION_SECRET, 'sha256').sign(`${hero.id}.${Math.floor(Date.now() / 1000)}`);
    const before = as(`planet_session=${encodeURIComponent(signed)}`);
    const first = await before('GET', '/api/me');
    expect(first.body.id).toBe(hero.id);
    const exchanged = as(cookieOf(first));
    expect((await exchanged('GET', '/api/me')).body.id).toBe(hero.id);
    // A lost answer costs nothing: the legacy cookie leads to the same session.
    expect((await before('GET', '/api/me')).body.id).toBe(hero.id);
    expect((await exchanged('POST', '/api/sign-out')).status).toBe(200);
    await until('the legacy cookie to have ended', async () => (await before('GET', '/api/me')).status === 401);
    const forged = as(`planet_session=${encodeURIComponent(`${hero.id}.9999999999.AAAA`)}`);
    expect((await forged('GET', '/api/me')).status).toBe(204);
  });

  it('is refused from a page of somebody else’s', async () => {
    const headers = { origin: 'https://evil.example' };
    const refused = { status: 403, body: { error: { code: 'origin_not_allowed' } } };
    expect(await product.call('POST', '/api/sign-in/code', { email: newEmail() }, headers)).toMatchObject(refused);
    expect(await product.call('POST', '/api/sign-in', { email: newEmail(), code: '123456' }, headers)).toMatchObject(refused);
    expect(await product.call('POST', '/api/sign-out', undefined, headers)).toMatchObject(refused);
  });

  it('ends the pushes of a browser with its session, and of no other; one that signs in again goes on', async () => {
    const [hero, email] = [await joinHero(product), newEmail()];
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const subscribe = async (cookie: string, name: string) => {
      const endpoint = `https://push.example/${name}-${hero.id}`;
      expect((await as(cookie)('POST', '/api/me/push', { endpoint, keys })).status).toBe(200);
      return createHash('sha256').update(endpoint).digest('base64url');
    };
    const first = await subscribe(hero.cookie, 'first');
    const here = await signIn(product, email, hero.cookie);
    const there = await signIn(product, email);
    const second = await subscribe(there.cookie, 'second');
    const browsers = async (cookie: string) => (await as(cookie)('GET', '/api/me/notifications')).body;
    expect(await browsers(here.cookie)).toMatchObject({ browsers: 2, browserIds: [first, second].toSorted() });
    expect((await as(there.cookie)('POST', '/api/sign-out')).status).toBe(200);
    expect(await browsers(here.cookie)).toMatchObject({ browsers: 1, browserIds: [first] });
    expect((await as(here.cookie)('POST', '/api/sign-out/everywhere')).status).toBe(200);
    const again = await signIn(product, email);
    expect(await browsers(again.cookie)).toMatchObject({ browsers: 0, browserIds: [] });
    // Entering another account with the same browser takes nobody's pushes along.
    const shared = await subscribe(again.cookie, 'shared');
    expect((await browsers(again.cookie)).browserIds).toEqual([shared]);
    const other = await signIn(product, newEmail(), again.cookie);
    expect(other.body.hero).toBeNull();
    expect((await browsers((await signIn(product, email)).cookie)).browserIds).toEqual([]);
  });

  it('never takes a session that a stranger put into the browser', async () => {
    const planted = 'planet_session=' + 'A'.repeat(43);
    const email = newEmail();
    const entered = await signIn(product, email, planted);
    expect(entered.cookie).not.toBe(planted);
    expect((await as(planted)('GET', '/api/me')).status).toBe(204);
  });

  it('leaves no address on queues or in what is kept of commands', async () => {
    // By the queue, as where the workers are processes of their own.
    product.platform.workersHere?.withdraw('accounts');
    const email = newEmail();
    await signIn(product, email);
    expect((await product.call('POST', '/api/sign-in', { email, code: '000000' })).status).toBe(401);
    const jobs = await product.queues.of('accounts').getJobs(['completed', 'failed', 'waiting', 'active']);
    const rows = await product.database.query(
      `select scope, outcome::text from command_result where name in ('sign-in', 'request-sign-in-code')
       union all select job ->> 'scope', outcome::text from accepted_command
       union all select scope, payload::text from command_payload`,
    );
    expect([jobs.length, rows.length].map((many) => many >= 3)).toEqual([true, true]);
    const kept = JSON.stringify([jobs.map(({ data, returnvalue }) => [data, returnvalue]), rows]);
    expect(kept.match(/[\w.+-]+@[\w-]+\.[\w.]+/g)).toBeNull();
  });

  it('exports and deletes what it keeps, with the hero', async () => {
    const email = newEmail();
    const hero = await joinHero(product, { name: 'Whoever leaves' });
    const kept = as((await signIn(product, email, hero.cookie)).cookie);
    // An invitation to the same address, as somebody else wrote it; and an answer that names the hero.
    await product.operate('POST', '/api/ops/companies', { id: `gulf-${hero.id}`, name: 'Gulf', email: 'it@gulf.example' })
      .then(({ body: { apiKey } }) =>
        product.call(
          'POST',
          '/api/corporate/users',
          { name: 'Somebody', email: `H${email.slice(1)}` },
          { authorization: `Bearer ${apiKey}` },
        ));
    await product.database.query(
      `insert into command_result (scope, key, command_id, name, body_hash, outcome)
       values ('passkey:' || $1, $1, $1, 'sign-in-with-passkey', '', $2)`,
      [randomUUID(), { status: 'succeeded', result: { hero: { id: hero.id, name: 'Whoever leaves' } } }],
    );
    expect((await kept('GET', '/api/me/export')).body.account).toMatchObject({ email, passkeys: [] });
    expect((await kept('DELETE', '/api/me')).status).toBe(200);
    const rows = await product.database.query(
      `select 1 from account where email = $1 union all select 1 from sign_in_code where email = $1
       union all select 1 from session where hero_id = $2 and ended_at is null
       union all select 1 from outbox_message where lower(address) = $1
       union all select 1 from command_result where outcome::text like '%Whoever leaves%'
       union all select 1 from command_result where scope like '%' || $1 or outcome::text like '%' || $1 || '%'`,
      [email, hero.id],
    );
    expect(rows).toEqual([]);
  });
});
