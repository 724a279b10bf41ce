import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HIDDEN_HERO_NAME } from '@planet-heroes/contracts/areas/heroes/levels';
import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';
import type { LeaderboardChange } from '@planet-heroes/contracts/areas/leaderboard/room';
import { asFixture } from '@planet-heroes/domain/areas/operations/record-log';
import { tradeVerified } from '../../support/events.js';
import { FOUNDATIONS } from '../../support/foundations.js';
import { joinHero, type JoinedHero } from '../../support/join-hero.js';
import { joinKeptHero } from '../../support/kept-hero.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { connectToRooms, type RoomClient } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

/** What others may read of a hero, from any node. */
const PUBLIC_READS = [
  '/api/heroes/leaderboard', '/api/heroes/leaderboard?limit=100', '/api/heroes/leaderboard/50',
  '/api/heroes/leaderboard/gains', '/api/social-challenges?tab=active', '/api/impact-stats',
];

const CHALLENGE = {
  title: 'Bottles of the week', description: 'Let us see how many we save', challengeType: 'bottles_prevented',
  targetValue: 13, pointsReward: 50, participantLimit: 3, duration: 7,
};

describe.each(FOUNDATIONS)('a hero who leaves the board by its own choice, with $name', ({ redisUrl }) => {
  let here: TestProduct;
  let there: TestProduct;
  let other: JoinedHero;
  const clients: RoomClient[] = [];
  beforeAll(async () => {
    const environment = { REDIS_PREFIX: `test-${randomBytes(6).toString('hex')}`, SIGN_INS_PER_MINUTE: '0' };
    here = await startTestProduct({ redisUrl, environment });
    there = await startTestProduct({
      redisUrl, environment, databaseUrl: here.databaseUrl, withoutWorkers: true,
    });
    other = await joinHero(here);
    clients.push(await connectToRooms(here.address), await connectToRooms(there.address));
    clients.push(await connectToRooms(there.address, {}, { cookie: other.cookie }));
    for (const client of clients) {
      expect(await client.subscribe('leaderboard')).toMatchObject({ ok: true });
      expect(await client.subscribe('challenges')).toMatchObject({ ok: true });
    }
    await until('the other node to know the hero', async () =>
      (await clients[2]!.subscribe(`hero:${other.id}`)).ok);
  });
  afterAll(async () => {
    for (const { socket } of clients) socket.disconnect();
    await there.close();
    await here.close();
  });

  const choose = (hero: JoinedHero, isOnBoard: boolean, key = randomUUID()) =>
    hero.call('PATCH', '/api/me', { isOnBoard }, { 'idempotency-key': key });
  const ingest = async (product: TestProduct, events: readonly unknown[]) =>
    expect((await product.operate('POST', '/api/ops/events', events)).body).toMatchObject({ applied: events.length });
  const idsOn = async (product: TestProduct): Promise<string[]> =>
    (await product.call('GET', '/api/heroes/leaderboard?limit=100')).body.map(({ id }: { id: string }) => id);
  const whenOnBoth = async (what: string, isSo: (ids: string[]) => boolean) => {
    for (const product of [here, there]) await until(what, async () => isSo(await idsOn(product)));
  };
  const placeOf = async (product: TestProduct, { id }: JoinedHero) =>
    (await product.call('GET', `/api/heroes/leaderboard/around/${id}`)).body;
  /** A hero with some trades, who has opened a challenge, known on both nodes. */
  async function knownHero(): Promise<{ hero: JoinedHero; name: string }> {
    const name = `Zz ${randomBytes(6).toString('hex')}`;
    const hero = await joinKeptHero(here, { name });
    await ingest(here, [tradeVerified({ heroId: hero.id }), tradeVerified({ heroId: hero.id })]);
    expect((await hero.call('POST', '/api/social-challenges', CHALLENGE)).status).toBe(201);
    const { score } = (await hero.call('GET', '/api/me')).body;
    for (const product of [here, there])
      await until('both nodes to show the hero', async () => (await placeOf(product, hero)).points === score);
    return { hero, name };
  }
  const told = () => clients.flatMap(({ messages }) => messages);
  const stateHashes = async (product: TestProduct) =>
    (await product.operate('GET', '/api/ops/projections')).body.projections
      .map(({ name, hash }: { name: string; hash: string }) => [name, hash]);

  it('is gone from every node, room and answer within a second; what is its own stays', async () => {
    const { hero, name } = await knownHero();
    const [before, passed] = [await placeOf(there, hero), await placeOf(there, other)];
    expect(passed.rank).toBeGreaterThan(before.rank);
    const since = JSON.parse(JSON.stringify(await clients[1]!.subscribe('leaderboard')));
    for (const { messages } of clients) {
      await until('all to be told of the hero', () =>
        ['leaderboard', 'challenges'].every((shown) =>
          messages.some(({ room, change }) => room === shown && JSON.stringify(change).includes(name))));
      messages.length = 0;
    }

    // Of two nodes without Redis the other one looks into the log once a second.
    const begun = performance.now();
    expect(await choose(hero, false)).toMatchObject({ status: 200, body: { hiddenFor: 'own-choice', name } });
    for (const { messages } of clients) {
      await until('the room to be told', () =>
        messages.some(({ room, change }) =>
          room === 'leaderboard' && (change as LeaderboardChange).removed.includes(hero.id)));
      expect(performance.now() - begun).toBeLessThan(redisUrl ? 1000 : 3000);
    }
    await whenOnBoth('both nodes to leave it out', (ids) => !ids.includes(hero.id));

    for (const product of [here, there]) {
      const answers = await Promise.all(PUBLIC_READS.map((path) => product.call('GET', path)));
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(name);
      expect(await placeOf(product, hero)).toMatchObject({ error: { code: 'unknown_hero' } });
      expect(await placeOf(product, other)).toMatchObject({
        rank: passed.rank - 1, totalHeroes: passed.totalHeroes - 1,
        heroes: expect.not.arrayContaining([expect.objectContaining({ name })]),
      });
    }
    const { body: challenges } = await there.call('GET', '/api/social-challenges?tab=active');
    expect(challenges).toContainEqual(expect.objectContaining({ creatorName: HIDDEN_HERO_NAME }));
    // A client that was away meanwhile does not get the name either.
    const { log, position } = since;
    const late = await connectToRooms(there.address);
    clients.push(late);
    const caughtUp = await late.socket.emitWithAck('room:subscribe', { room: 'leaderboard', since: { log, position } });
    expect(caughtUp).toMatchObject({ ok: true, kind: 'change', change: { removed: expect.arrayContaining([hero.id]) } });
    expect(JSON.stringify([caughtUp, await late.subscribe('challenges'), told()])).not.toContain(name);

    const own = await connectToRooms(there.address, {}, { cookie: hero.cookie });
    clients.push(own);
    expect(await own.subscribe(`hero:${hero.id}`)).toMatchObject({
      snapshot: {
        hero: { name },
        standing: { rank: before.rank, points: before.points, leadOverNext: before.leadOverNext },
      },
    });
    expect((await hero.call('POST', '/api/me/check-in')).status).toBe(200);
    expect((await hero.call('PATCH', '/api/me', { name: `${name} again` })).status).toBe(200);
    await until('the hero’s own room to know its new name', () => JSON.stringify(own.messages).includes(`${name} again`));
    expect(JSON.stringify(clients.filter((client) => client !== own).map(({ messages }) => messages)))
      .not.toContain(name);
    const { body: inbox } = await hero.call('GET', '/api/me/inbox');
    expect(inbox.items.filter(({ kind }: { kind: string }) => kind === 'support')).toEqual([]);
  });

  it('comes back to the place of its score, once, however often it is asked', async () => {
    const { hero, name } = await knownHero();
    const before = await placeOf(there, hero);
    const key = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => choose(hero, false, key)));
    await choose(hero, false);
    await whenOnBoth('both nodes to leave it out', (ids) => !ids.includes(hero.id));
    expect((await choose(hero, true)).body).not.toHaveProperty('hiddenFor');
    await choose(hero, true);
    await whenOnBoth('both nodes to show it again', (ids) => ids.includes(hero.id));
    expect(await placeOf(there, hero)).toEqual(before);
    expect(before.heroes).toContainEqual(expect.objectContaining({ name }));
    const events = await here.database.query<{ type: string }>(
      `select type from event_log where subject = $1 and type in ('hero.hidden', 'hero.shown')
       order by transaction_id, row_number`, [hero.id],
    );
    expect(events.map(({ type }) => type)).toEqual(['hero.hidden', 'hero.shown']);
  });

  it('leaves all nodes alike, and a recording that says it without the name', async () => {
    const { hero, name } = await knownHero();
    await choose(hero, false);
    await whenOnBoth('both nodes to leave it out', (ids) => !ids.includes(hero.id));
    await until('both nodes to agree', async () =>
      JSON.stringify(await stateHashes(here)) === JSON.stringify(await stateHashes(there)));
    const { body: books } = await here.operate('POST', '/api/ops/books/check');
    expect(books.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);

    const logged = await here.database.query<CloudEventEnvelope & { cause: string }>(
      `select id, source, type, subject, data, cause, occurred_at as time from event_log
       where data ->> 'heroId' = $1 order by transaction_id, row_number`, [hero.id],
    );
    const { events } = asFixture(logged.map((event) => ({ ...event, time: new Date(event.time!).toISOString() })));
    expect(JSON.stringify(events)).not.toContain(name);
    const replayed = await startTestProduct();
    try {
      for (const event of events) await ingest(replayed, [event]);
      const again = { id: hero.id } as JoinedHero;
      expect(await placeOf(replayed, again)).toMatchObject({ error: { code: 'unknown_hero' } });
      await ingest(replayed, [{
        specversion: '1.0', id: randomUUID(), source: '/qa', type: 'hero.shown', time: new Date().toISOString(),
        data: { heroId: hero.id, reason: 'own-choice' },
      }]);
      await until('the replayed hero to come back', async () => 'rank' in (await placeOf(replayed, again)));
    } finally {
      await replayed.close();
    }
  });

  it('stays off it when support has hidden it meanwhile and shows it again, and cannot undo what support decided', async () => {
    const { hero } = await knownHero();
    // From here on the start token is for nothing: the first admin has signed in.
    const email = newEmail();
    await here.operate('POST', '/api/ops/operators', { name: 'Noor', email, roles: ['admin'] });
    const { cookie } = await signIn(here, email);
    const support = (path: string, body: object) =>
      here.call('POST', `/api/ops/people/${hero.id}${path}`, { note: 'Wrote in', ...body }, { cookie });
    await choose(hero, false);
    expect((await support('/hide', { reason: 'unfair' })).status).toBe(200);
    expect((await choose(hero, true)).body).toMatchObject({ hiddenFor: 'unfair' });
    await choose(hero, false);
    expect((await support('/show', {})).status).toBe(200);
    expect((await hero.call('GET', '/api/me')).body).toMatchObject({ hiddenFor: 'own-choice' });
    await whenOnBoth('both nodes to leave it out', (ids) => !ids.includes(hero.id));
    expect((await choose(hero, true)).body).not.toHaveProperty('hiddenFor');
  });
});
