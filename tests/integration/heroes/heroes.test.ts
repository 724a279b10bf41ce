import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { REMOVED_HERO_NAME } from '@planet-heroes/contracts/areas/heroes/levels';
import { heroExportSchema, heroProfileSchema, pointsAnswerSchema } from '@planet-heroes/contracts/areas/heroes/schemas';
import { oneFoundation } from '../../support/foundations.js';
import { joinHero } from '../../support/join-hero.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { until } from '../../support/until.js';
import { senderOf } from '../../support/sender-of.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

describe.each(oneFoundation(import.meta.url))('heroes, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, environment: { COMMAND_WAIT_MS: '1500' } });
  });
  afterAll(() => product.close());

  it('join free with 25 points, a code of their own and a session that no script can read', async () => {
    const before = (await product.call('GET', '/api/impact-stats')).body.activeHeroes;
    const { status, body, headers } = await product.call('POST', '/api/heroes', { name: '  Layla Haddad ' });
    expect(status).toBe(201);
    expect(heroProfileSchema.parse(body)).toMatchObject({
      name: 'Layla Haddad',
      availablePoints: 25,
      score: 25,
      isDemo: false,
      level: 'Bronze Hero',
    });
    expect(body.referralCode).toMatch(/^HERO[A-Z0-9]{6}$/);
    expect(headers.get('set-cookie')).toMatch(
      /^planet_session=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await product.call('GET', '/api/impact-stats')).body.activeHeroes).toBe(before + 1);
    expect((await product.call('GET', `/api/heroes/leaderboard/around/${body.id}`)).body).toMatchObject({ points: 25 });
  });

  it('join once for one key and nonce, however often they are sent, and get the same session again', async () => {
    const headers = { 'idempotency-key': randomUUID(), 'idempotency-nonce': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => product.call('POST', '/api/heroes', { name: 'Omar' }, headers)),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const [last] = answers.slice(-1);
    const me = await product.call('GET', '/api/me', undefined, {
      cookie: last!.headers.get('set-cookie')!.split(';')[0]!,
    });
    expect(me.body.id).toBe(last!.body.id);
  });

  it('who was a guest joins once for one key, in the session that it has', async () => {
    const { body: guest, headers } = await product.call('POST', '/api/guests');
    const cookie = headers.get('set-cookie')!.split(';')[0]!;
    const joining = { cookie, 'idempotency-key': randomUUID() };
    for (const _ of ['first', 'again']) {
      const joined = await product.call('POST', '/api/heroes', { name: 'Noor' }, joining);
      expect(joined).toMatchObject({ status: 201, body: { id: guest.id, name: 'Noor', isGuest: false, score: 25 } });
      expect(joined.headers.get('set-cookie')).toBeNull();
    }
  });

  it('who has joined in this browser is refused, and stays who it is', async () => {
    const hero = await joinHero(product);
    const again = await hero.call('POST', '/api/heroes', { name: 'Somebody Else' });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'already_joined', details: { heroId: hero.id } } } });
    expect(again.headers.get('set-cookie')).toBeNull();
    expect((await hero.call('GET', '/api/me')).body).toMatchObject({ id: hero.id, name: 'Test Hero' });
  });

  it('who is signed in without a hero is given one, on the same device', async () => {
    const { cookie } = await signIn(product, newEmail());
    const as = (method: string, path: string, body?: unknown) => product.call(method, path, body, { cookie });
    const joined = await as('POST', '/api/heroes', { name: 'Salma' });
    expect(joined.status).toBe(201);
    expect(joined.headers.get('set-cookie')).toBeNull();
    expect((await as('GET', '/api/me')).body.id).toBe(joined.body.id);
    expect((await as('GET', '/api/me/account')).body).toMatchObject({ devices: [{ isThis: true }] });
  });

  it('cannot join with a key that a stranger might choose as well', async () => {
    const answer = await product.call('POST', '/api/heroes', { name: 'Omar' }, { 'idempotency-key': 'join' });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_idempotency_key' } } });
  });

  it.each([
    ['a blank name', { name: '   ' }],
    ['no letters', { name: '12345' }],
    ['a wrong e-mail', { name: 'Omar', email: 'nobody' }],
    ['a referral code of another form', { name: 'Omar', referralCode: 'FRIEND' }],
  ])('cannot join with %s', async (_, body) => {
    expect(await product.call('POST', '/api/heroes', body)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request' } },
    });
  });

  it('cannot join with a code that nobody has', async () => {
    const answer = await product.call('POST', '/api/heroes', { name: 'Omar', referralCode: 'HERO000000' });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'unknown_referral_code' } } });
  });

  it('without a session are the demo hero, whom nobody may change or remove', async () => {
    expect((await product.call('GET', '/api/me')).body).toMatchObject({
      id: DEMO_HERO_ID,
      isDemo: true,
      availablePoints: 12_450,
      zoneId: 'zone-1',
    });
    expect((await product.call('PATCH', '/api/me', { name: 'Mine' })).body.error.code).toBe('demo_hero_fixed');
    expect((await product.call('DELETE', '/api/me')).body.error.code).toBe('demo_hero_fixed');
  });

  it('get 75 points for a complete profile, once', async () => {
    const hero = await joinHero(product);
    const first = await hero.call('PATCH', '/api/me', { email: 'hero@example.com', phone: '+971 50 123 4567' });
    expect(first.body).toMatchObject({ profileComplete: false, availablePoints: 25 });
    const second = await hero.call('PATCH', '/api/me', { zoneId: 'zone-2', name: 'Noor' });
    expect(second.body).toMatchObject({ profileComplete: true, availablePoints: 100, name: 'Noor', zoneId: 'zone-2' });
    await hero.call('PATCH', '/api/me', { zoneId: null });
    expect((await hero.call('PATCH', '/api/me', { zoneId: 'zone-3' })).body.availablePoints).toBe(100);
    expect((await product.call('GET', `/api/heroes/leaderboard/around/${hero.id}?radius=0`)).body.heroes[0].name).toBe(
      'Noor',
    );
  });

  it('are recorded only with a zone that we have', async () => {
    const { id } = await joinHero(product);
    const completed = (zoneId: string) => ({
      specversion: '1.0',
      id: randomUUID(),
      source: '/desk',
      type: 'hero.profile_completed',
      time: new Date().toISOString(),
      data: { heroId: id, zoneId },
    });
    expect(await product.operate('POST', '/api/ops/events', completed('zone-9'))).toMatchObject({
      status: 400, body: { error: { code: 'invalid_request', message: expect.stringContaining('zoneId') } },
    });
    expect(await product.operate('POST', '/api/ops/events', completed('zone-3'))).toMatchObject({
      status: 200,
      body: { applied: 1 },
    });
  });

  it('see every line of their points with the balance after it, in pages', async () => {
    const hero = await joinHero(product);
    await hero.call('PATCH', '/api/me', { email: 'a@example.com', phone: '+971501234567', zoneId: 'zone-1' });
    await hero.call('POST', '/api/me/trade-ins', { device: '13 Pro', condition: 'good' });
    const { body } = await hero.call('GET', '/api/me/points?limit=2');
    const first = pointsAnswerSchema.parse(body);
    expect(first).toMatchObject({ availablePoints: 100, pendingPoints: 1700 });
    expect(first.lines.map(({ rule, change, balance, from, to }) => [rule, change, balance, from, to])).toEqual([
      ['trade-verified', 0, 100, 'issuer', 'pending'],
      ['profile', 75, 100, 'issuer', 'available'],
    ]);
    const second = await hero.call('GET', `/api/me/points?limit=2&before=${encodeURIComponent(first.next!)}`);
    expect(second.body).toMatchObject({ next: null, lines: [{ rule: 'join', balance: 25 }] });
    expect((await hero.call('GET', '/api/me/points?limit=0')).status).toBe(400);
  });

  it('reward the hero who brought them with their first verified trade, and only then', async () => {
    const sharer = await joinHero(product);
    const friend = await joinHero(product, { referralCode: sharer.referralCode });
    expect((await sharer.call('GET', '/api/me')).body).toMatchObject({ availablePoints: 25, referralCount: 0 });
    for (const device of ['iPhone 13', 'iPhone 12']) {
      const { body } = await friend.call('POST', '/api/me/trade-ins', { device, condition: 'good' });
      expect((await product.operate('POST', `/api/ops/trade-ins/${body.id}/verify`)).status).toBe(200);
    }
    expect((await sharer.call('GET', '/api/me')).body).toMatchObject({ availablePoints: 75, referralCount: 1 });
  });

  it('cannot act as another hero, with any cookie that was not given to them', async () => {
    const [mine, other] = [await joinHero(product), await joinHero(product)];
    const forged = `planet_session=${other.id}.${Math.floor(Date.now() / 1000)}.${mine.cookie.split('=')[1]}`;
    const tampered = `${other.cookie.slice(0, -3)}abc`;
    for (const cookie of [forged, tampered, `planet_session=${other.id}`, 'planet_session=%00', 'planet_session=']) {
      expect((await product.call('GET', '/api/me', undefined, { cookie })).body.id).toBe(DEMO_HERO_ID);
    }
    const socket = io(product.address, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie: mine.cookie },
    });
    const enter = (heroId: string) => socket.timeout(5_000).emitWithAck('room:subscribe', { room: `hero:${heroId}` });
    expect(await enter(mine.id)).toMatchObject({ ok: true, kind: 'snapshot', snapshot: { availablePoints: 25 } });
    expect(await enter(other.id)).toMatchObject({ ok: false, error: { code: 'not_your_hero' } });
    expect(await enter('nobody')).toMatchObject({ ok: false, error: { code: 'unknown_hero' } });
    socket.disconnect();
  });

  it('whose joining was answered late keep their contacts from others who know their id', async () => {
    await product.operate('POST', '/api/ops/queues/heroes/pause');
    const sent = await product.call('POST', '/api/heroes', { name: 'Late', email: 'late@example.com' });
    await product.operate('POST', '/api/ops/queues/heroes/resume');
    expect(sent.status).toBe(202);
    const settled = await until('the hero to have joined', async () => {
      const { body } = await product.call('GET', sent.headers.get('location')!, undefined, senderOf(sent));
      return body.status === 'succeeded' && body;
    });
    // The command's id is the sender's secret; the hero's stands on the board for all to see.
    const answer = await product.call('GET', `/api/commands/${settled.result.id}`);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      404,
      expect.not.stringContaining('late@example.com'),
    ]);
  }, 30_000);

  it('take everything kept of them away with them, or have it removed while reconciliation still holds', async () => {
    const hero = await joinHero(product, { name: 'Private Person', email: 'private@example.com' });
    const exported = heroExportSchema.parse((await hero.call('GET', '/api/me/export')).body);
    expect(exported.profile).toMatchObject({ name: 'Private Person', email: 'private@example.com' });
    expect(exported.points).toHaveLength(1);
    expect(exported.events.map(({ type }) => type)).toEqual(['hero.joined', 'points.earned']);

    const removed = await hero.call('DELETE', '/api/me');
    expect(removed.status).toBe(200);
    expect(removed.headers.get('set-cookie')).toMatch(/^planet_session=;/);
    expect(await product.call('GET', '/api/me', undefined, { cookie: hero.cookie })).toMatchObject({
      status: 401,
      body: { error: { code: 'session_required' } },
    });
    expect((await product.call('GET', `/api/heroes/leaderboard/around/${hero.id}`)).status).toBe(404);
    const kept = await product.database.query<{ name: string }>('select name from hero where id = $1', [hero.id]);
    expect(kept).toEqual([{ name: REMOVED_HERO_NAME }]);
    for (const table of ['hero', 'hero_profile', 'event_log', 'command_result', 'accepted_command', 'ledger_entry']) {
      const found = await product.database.query(
        `select 1 from ${table} as row where row::text like '%Private Person%' or row::text like '%private@example%'`,
      );
      expect([table, found]).toEqual([table, []]);
    }
    const books = await product.operate('POST', '/api/ops/books/check');
    expect(books.body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });
});
