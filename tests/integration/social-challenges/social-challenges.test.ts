import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import {
  type PublicChallenge,
  type SocialChallenge,
  socialChallengesSchema,
} from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { applyListChange, type ListChange } from '@planet-heroes/contracts/kernel/rooms/list-change';
import type { RoomChange, SubscribeAck } from '@planet-heroes/contracts/socket-map';
import { tradeVerified } from '../../support/events.js';
import { oneFoundation } from '../../support/foundations.js';
import { keep } from '../../support/kept-hero.js';
import type { Answer } from '../../support/request.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const FORM = {
  title: 'Save the <b>sea</b>',
  description: 'Bottles stay out of the water.\nAll of us together.',
  challengeType: 'bottles_prevented',
  targetValue: 2000,
  duration: 7,
  pointsReward: 100,
  participantLimit: 20,
};
const DEMO = 'planet-hero-demo';

describe.each(oneFoundation(import.meta.url))('social challenges, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  const clients: Socket[] = [];
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, seed: 'demo' });
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await product.close();
  });

  const joinHero = async (name: string) => {
    const answer = await product.call('POST', '/api/heroes', { name });
    expect(answer.status).toBe(201);
    return { id: answer.body.id as string, headers: { cookie: answer.headers.get('set-cookie')!.split(';')[0]! } };
  };
  const create = (change: object = {}, headers: Record<string, string> = {}) =>
    product.call('POST', '/api/social-challenges', { ...FORM, creatorId: DEMO, ...change }, headers);
  const join = (id: string, headers: Record<string, string> = {}) =>
    product.call('POST', `/api/social-challenges/${id}/join`, undefined, headers);
  const list = async (tab?: string, headers: Record<string, string> = {}): Promise<SocialChallenge[]> =>
    (await product.call('GET', `/api/social-challenges${tab ? `?tab=${tab}` : ''}`, undefined, headers)).body;
  const seen = async (id: string, headers?: Record<string, string>) =>
    (await list(undefined, headers)).find((challenge) => challenge.id === id)!;
  const ingest = async (...events: unknown[]) => {
    const { body } = await product.operate('POST', '/api/ops/events', events);
    return (body.results as { status: string; error?: { code: string } }[]).map(({ status, error }) =>
      error?.code ?? status
    );
  };
  /** A trade of now: its deeds count for heroes who have joined by now. */
  const trade = (heroId: string, device = 'iPhone 15 Pro', time = new Date().toISOString()) =>
    tradeVerified({ heroId, device }, { time });
  const booksHold = async () => {
    const { body } = await product.operate('POST', '/api/ops/books/check', {});
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  };
  const codes = (answers: Answer[]) =>
    answers.map(({ status, body }) => (status < 300 ? status : body.error.code)).sort();

  it('begin with challenges of several creators, and one that the demo hero joined and one completed', async () => {
    const all = await list();
    expect(socialChallengesSchema.safeParse(all).error).toBeUndefined();
    expect(all).toHaveLength(6);
    expect((await list('active')).every(({ isActive }) => isActive)).toBe(true);
    expect((await list('completed')).map(({ title }) => title)).toEqual([
      'The First Thousand Bottles',
      'Back to School, Back to Water',
    ]);
    expect((await list('mine')).map(({ title, userParticipation }) => [title, userParticipation])).toEqual([
      ['Marina Bottle Marathon', { status: 'active', currentProgress: 840, pointsEarned: 0 }],
      ['The First Thousand Bottles', { status: 'completed', currentProgress: 1000, pointsEarned: 300 }],
    ]);
    expect((await product.call('GET', '/api/me')).body).toMatchObject({
      availablePoints: 12_450,
      lifetimePoints: 12_450,
    });
    await booksHold();
  });

  it('are created as they were written, once per Idempotency-Key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({ title: 'Only once please' }, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: FORM.title,
      description: FORM.description,
      currentParticipants: 0,
      completedParticipants: 0,
      isActive: true,
      creatorName: 'Mira (demo)',
      userParticipation: null,
    });
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(7 * 86_400_000);
    expect(await seen(body.id)).toEqual(body);
    expect((await list()).filter(({ title }) => title === 'Only once please')).toHaveLength(1);
  });

  it('are refused with the form’s own messages', async () => {
    const { status, body } = await create({ title: 'Four', duration: 31 });
    expect(status).toBe(400);
    expect(body.error.details.issues).toEqual([
      { path: 'title', message: 'Title must be at least 5 characters' },
      { path: 'duration', message: 'Duration must be between 1-30 days' },
    ]);
    expect((await product.call('GET', '/api/social-challenges?tab=everything')).status).toBe(400);
  });

  it('are created in nobody else’s name', async () => {
    expect((await create({ creatorId: 'hero-00001' })).body.error.code).toBe('not_your_hero');
    expect((await create({ creatorId: 'nobody' })).body.error.code).toBe('unknown_hero');
    const hero = await joinHero('Own Name');
    await keep(product.database, hero.id);
    expect((await create({ creatorId: hero.id }, hero.headers)).body).toMatchObject({ creatorName: 'Own Name' });
  });

  it('cannot promise more than the budget of a month, and what is refunded may be promised again', async () => {
    const hero = await joinHero('Big Spender');
    await keep(product.database, hero.id);
    const big = { creatorId: hero.id, pointsReward: 1000, participantLimit: 30 };
    const answers = await Promise.all([1, 2, 3].map(() => create(big, hero.headers)));
    expect(codes(answers)).toEqual([201, 'budget_exhausted', 'budget_exhausted']);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.error).toMatchObject({
      details: { needed: 30_000, left: 20_000 },
      message: expect.stringContaining('20000 left'),
    });
    expect((await create({ ...big, participantLimit: 20 }, hero.headers)).status).toBe(201);
    await booksHold();
  });

  it('are joined once, and unknown ones never', async () => {
    const { body } = await create();
    const hero = await joinHero('Joiner');
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(body.id, hero.headers)));
    expect(codes(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 'already_joined')]);
    expect(answers.find(({ status }) => status === 200)!.body).toMatchObject({
      id: body.id,
      creatorName: 'Mira (demo)',
      currentParticipants: 1,
      userParticipation: { status: 'active', currentProgress: 0, pointsEarned: 0 },
    });
    expect((await seen(body.id)).userParticipation).toBeNull();
    expect((await seen(body.id, hero.headers)).userParticipation).toMatchObject({ status: 'active' });
    expect((await join('no-such-challenge')).body.error.code).toBe('unknown_challenge');
    const empty = await fetch(`${product.address}/api/social-challenges/${body.id}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...hero.headers },
      body: '{}',
    });
    expect(empty.status).toBe(409);
  });

  it('give their last seats to as many as there are, however many come at once', async () => {
    const { body } = await create({ participantLimit: 3 });
    const heroes = await Promise.all(Array.from({ length: 40 }, (_, index) => joinHero(`Runner ${index}`)));
    const answers = await Promise.all(heroes.map(({ headers }) => join(body.id, headers)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body: refused }) => refused.error?.code === 'challenge_full')).toHaveLength(37);
    expect(await seen(body.id)).toMatchObject({ currentParticipants: 3, isActive: true });
    await booksHold();
  });

  it('pay once at the target, however many deeds come at once, and the hero is notified', async () => {
    const { body } = await create({ participantLimit: 2 });
    const hero = await joinHero('Finisher');
    const other = await joinHero('Second');
    await Promise.all([join(body.id, hero.headers), join(body.id, other.headers)]);
    const client = io(product.address, { transports: ['websocket'], forceNew: true, extraHeaders: hero.headers });
    clients.push(client);
    const messages: RoomChange<'hero'>[] = [];
    client.on('room:changed', (message) => messages.push(message));
    await until('the socket to connect', () => client.connected);
    await client.emitWithAck('room:subscribe', { room: `hero:${hero.id}` });
    // Each trade prevents 1,240 bottles: the second one reaches 2,000.
    await Promise.all(Array.from({ length: 12 }, () => ingest(trade(hero.id))));
    expect(await seen(body.id, hero.headers)).toMatchObject({
      completedParticipants: 1,
      isActive: true,
      userParticipation: { status: 'completed', currentProgress: 2000, pointsEarned: 100 },
    });
    const { body: points } = await product.call('GET', '/api/me/points?limit=200', undefined, hero.headers);
    expect(points.lines.filter(({ rule }: { rule: string }) => rule === 'social-challenge')).toMatchObject([{
      change: 100,
      from: 'challenge',
      reason: FORM.title,
    }]);
    await until(
      'the notice of the completion',
      () =>
        messages.some(({ change }) => change.notices.some(({ id, state }) => id === body.id && state === 'completed')),
    );
    await ingest(trade(other.id), trade(other.id));
    expect(await seen(body.id)).toMatchObject({ completedParticipants: 2, isActive: false });
    expect((await join(body.id)).body.error.code).toBe('challenge_full');
    await booksHold();
  });

  it('do not count what other challenges pay', async () => {
    const hero = await joinHero('No Cascade');
    const first = (await create({ targetValue: 125, pointsReward: 500, participantLimit: 2 })).body;
    const second = (await create({ challengeType: 'points_earned', targetValue: 5000 })).body;
    await Promise.all([join(first.id, hero.headers), join(second.id, hero.headers)]);
    await ingest(trade(hero.id));
    expect((await seen(first.id, hero.headers)).userParticipation).toMatchObject({ status: 'completed' });
    expect((await seen(second.id, hero.headers)).userParticipation).toEqual({
      status: 'active',
      currentProgress: 2240,
      pointsEarned: 0,
    });
  });

  it('bear joins, trades of many heroes and endings at once, without a fault', async () => {
    const heroes = await Promise.all(Array.from({ length: 8 }, (_, index) => joinHero(`Busy ${index}`)));
    const challenges = await Promise.all(
      [1, 2, 3].map((seats) => create({ participantLimit: seats + 2, targetValue: 3000 })),
    );
    const joins = challenges.flatMap(({ body }) => heroes.map(({ headers }) => join(body.id, headers)));
    const batches = Array.from(
      { length: 8 },
      (_, turn) =>
        product.operate(
          'POST',
          '/api/ops/events',
          [...heroes.slice(turn), ...heroes.slice(0, turn)]
            .map(({ id }) => trade(id)),
        ),
    );
    const answers = await Promise.all([...joins, ...batches]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.slice(0, joins.length).filter(({ status }) => status === 200)).toHaveLength(3 + 4 + 5);
    await ingest(...[1, 2, 3].flatMap(() => heroes.map(({ id }) => trade(id))));
    for (const { body } of challenges) {
      expect(await seen(body.id)).toMatchObject({ completedParticipants: body.participantLimit, isActive: false });
    }
    await booksHold();
  });

  it('come in as events, in either order of deed and joining', async () => {
    const time = (minute: number) => new Date(Date.now() - 3_600_000 + minute * 60_000).toISOString();
    const hero = await joinHero('Replayed');
    const { duration: _days, ...form } = FORM;
    const event = (type: string, minute: number, data: object) => tradeVerified({}, { type, time: time(minute), data });
    const created = (challengeId: string) =>
      event('social_challenge.created', 0, { ...form, duration: 2, challengeId, creatorId: DEMO, targetValue: 3000 });
    const joined = (challengeId: string) => event('social_challenge.joined', 5, { challengeId, heroId: hero.id });
    expect(await ingest(created('ingested-1'), created('ingested-2'), joined('ingested-1'))).toEqual([
      'applied',
      'applied',
      'applied',
    ]);
    await ingest(trade(hero.id, 'iPhone 15 Pro', time(1)), trade(hero.id, 'iPhone 15 Pro', time(10)));
    expect(await ingest(joined('ingested-2'), joined('ingested-1'), created('ingested-1'))).toEqual([
      'applied',
      'already_joined',
      'already_exists',
    ]);
    // Only the later of the two trades lies after the joining.
    for (const id of ['ingested-1', 'ingested-2']) {
      expect((await seen(id, hero.headers)).userParticipation).toEqual({
        status: 'active',
        currentProgress: 1240,
        pointsEarned: 0,
      });
    }
    await booksHold();
  });

  it('are pushed to the room as everybody sees them, without anybody’s own progress', async () => {
    const client = io(product.address, { transports: ['websocket'], forceNew: true });
    clients.push(client);
    const messages: RoomChange<'challenges'>[] = [];
    client.on('room:changed', (message) => messages.push(message));
    await until('the socket to connect', () => client.connected);
    const ack = (await client.emitWithAck('room:subscribe', { room: 'challenges' })) as SubscribeAck<'challenges'>;
    if (!ack.ok || ack.kind !== 'snapshot') throw new Error('expected a snapshot');
    const { body } = await create({ title: 'Told to everybody' });
    const hero = await joinHero('Watched');
    await join(body.id, hero.headers);
    const byId = (challenges: PublicChallenge[]) =>
      JSON.stringify(challenges.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    await until('the room to equal the call', async () => {
      const now = messages.reduce(
        (challenges, { change }) => applyListChange(challenges, change as ListChange<PublicChallenge>),
        ack.snapshot,
      );
      const called = (await list()).map(({ userParticipation: _own, ...challenge }) => challenge);
      return now.some(({ id, currentParticipants }) => id === body.id && currentParticipants === 1)
        && byId(now) === byId(called);
    });
    expect(JSON.stringify(messages)).not.toContain('userParticipation');
  });

  it('end at their expiry by the clock: what was not paid returns, and nobody joins any more', async () => {
    const hero = await joinHero('Early Bird');
    await keep(product.database, hero.id);
    const { body } = await create(
      { creatorId: hero.id, duration: 1, pointsReward: 1000, participantLimit: 30 },
      hero.headers,
    );
    await join(body.id, hero.headers);
    expect(
      (await create({ creatorId: hero.id, pointsReward: 1000, participantLimit: 30 }, hero.headers)).body.error.code,
    )
      .toBe('budget_exhausted');
    await product.operate('POST', '/api/ops/clock', { advanceSeconds: 86_400 + 60 });
    await until('the challenge to end', async () => !(await seen(body.id)).isActive);
    const other = await joinHero('Too Late');
    expect((await join(body.id, other.headers)).body.error.code).toBe('expired');
    await ingest(trade(hero.id));
    expect((await seen(body.id, hero.headers)).userParticipation).toEqual({
      status: 'active',
      currentProgress: 0,
      pointsEarned: 0,
    });
    expect((await create({ creatorId: hero.id, pointsReward: 1000, participantLimit: 30 }, hero.headers)).status).toBe(
      201,
    );
    await booksHold();
  });
});

describe('replaying challenges twice', () => {
  it('leads to the same projection', async () => {
    const hashes: string[] = [];
    for (const order of [1, -1]) {
      const product = await startTestProduct();
      const base = Date.now() - 3_600_000;
      const event = (id: string, type: string, minute: number, data: object) => ({
        specversion: '1.0', id, source: '/replay', type, time: new Date(base + minute * 60_000).toISOString(), data,
      });
      const heroes = [1, 2, 3].map((n) => event(`h${n}`, 'hero.joined', 0, { heroId: `r${n}`, name: `Replay ${n}` }));
      const challenge = event('c', 'social_challenge.created', 1, { ...FORM, challengeId: 'c1', creatorId: 'r1' });
      const rest = [
        ...[1, 2, 3].map((n) => event(`j${n}`, 'social_challenge.joined', 2, { challengeId: 'c1', heroId: `r${n}` })),
        ...[1, 2, 2].map((n, at) =>
          event(`t${at}`, 'trade.verified', 3 + at, { heroId: `r${n}`, device: '15 Pro', condition: 'good' })
        ),
      ];
      for (const events of [heroes, [challenge], order > 0 ? rest : rest.toReversed(), rest]) {
        expect((await product.operate('POST', '/api/ops/events', events)).status).toBe(200);
      }
      const { body } = await product.operate('POST', '/api/ops/books/check', {});
      expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
      hashes.push(
        JSON.stringify((await product
          .operate('GET', '/api/ops/projections'))
          .body
          .projections
          .map(({ name, hash }: Record<string, string>) => [name, name === 'leaderboard' ? '' : hash])),
      );
      await product.close();
    }
    expect(hashes[0]).toBe(hashes[1]);
  });
});
