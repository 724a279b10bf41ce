import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { dubaiChallengesSchema, dubaiParticipationsSchema } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { challengeJoined, challengeOpened } from '../../support/dubai-events.js';
import { tradeVerified } from '../../support/events.js';
import { oneFoundation } from '../../support/foundations.js';
import { type JoinedHero, joinHeroes } from '../../support/heroes.js';
import type { Answer } from '../../support/request.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const DEMO = 'planet-hero-demo';
/** What the desk's usual phone prevents. */
const BOTTLES = 1240;

describe.each(oneFoundation(import.meta.url))('Dubai challenges, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  let heroes: JoinedHero[];
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
    heroes = await joinHeroes(product, 30);
  });
  afterAll(() => product.close());

  const ingest = (...events: unknown[]) => product.operate('POST', '/api/ops/events', events);
  /** Opens a challenge and returns its id. */
  async function open(data: Record<string, unknown> = {}): Promise<string> {
    const event = challengeOpened(data);
    expect((await ingest(event)).body.applied).toBe(1);
    return event.data.challengeId as string;
  }
  const join = (challengeId: string, hero: JoinedHero | undefined, key: string = randomUUID()) =>
    product.call('POST', `/api/dubai/challenges/${challengeId}/join`, { heroId: hero?.id ?? DEMO }, {
      ...hero?.headers,
      'idempotency-key': key,
    });
  const listed = async (challengeId: string) =>
    (await product.call('GET', '/api/dubai/challenges')).body.find(({ id }: { id: string }) => id === challengeId);
  const mine = async (challengeId: string, hero?: JoinedHero) =>
    (await product.call('GET', '/api/me/challenges', undefined, hero?.headers)).body.find((part: any) =>
      part.challengeId === challengeId
    );
  const trade = (heroId: string, envelope = {}) =>
    tradeVerified({ heroId }, { time: new Date(Date.now() + 1000).toISOString(), ...envelope });
  const available = async (hero: JoinedHero) =>
    (await product.call('GET', '/api/me', undefined, hero.headers)).body.availablePoints;
  const codes = (answers: Answer[]) => answers.map(({ body }) => body.error?.code ?? 'joined').toSorted();

  it('are listed in the spec’s shape, the same for everybody', async () => {
    const { body } = await product.call('GET', '/api/dubai/challenges');
    const challenges = dubaiChallengesSchema.parse(body);
    expect(challenges).toEqual(body);
    expect(new Set(challenges.map(({ category }) => category)).size).toBe(8);
    expect(challenges.find(({ id }) => id === 'metro-month')).toMatchObject({
      targetZone: 'zone-1',
      currentParticipants: 43,
      participantLimit: 50,
    });
    expect(challenges.find(({ id }) => id === 'first-drawer')).not.toHaveProperty('participantLimit');
    expect((await product.call('GET', '/api/dubai/challenges?x=1')).body).toEqual(body);
  });

  it('are joined once, from any zone of the hero', async () => {
    const { status, body } = await join('suburb-starter', undefined);
    expect([status, body]).toMatchObject([201, {
      challengeId: 'suburb-starter',
      heroId: DEMO,
      status: 'active',
      progress: 0,
      target: 1500,
      pointsEarned: 0,
    }]);
    expect(await listed('suburb-starter')).toMatchObject({ currentParticipants: 59 });
    expect(dubaiParticipationsSchema.parse((await product.call('GET', '/api/me/challenges')).body)).toEqual([body]);
    expect((await product.call('GET', '/api/me/export')).body.dubaiChallenges).toEqual([body]);
    expect(codes(await Promise.all(Array.from({ length: 10 }, () => join('marina-refill-run', undefined))))).toEqual([
      ...Array(9).fill('already_joined'),
      'joined',
    ]);
  });

  it.each<[string, () => Promise<Answer>, number, string]>([
    ['that there is not', () => join('no-such', heroes[0]), 404, 'unknown_challenge'],
    ['that is over', async () => join(await open({ expiresAt: '2026-01-01T00:00:00Z' }), heroes[0]), 409, 'expired'],
    [
      'for another hero',
      () =>
        product.call('POST', '/api/dubai/challenges/metro-month/join', { heroId: heroes[1]!.id }, heroes[0]!.headers),
      403,
      'not_your_hero',
    ],
    [
      'for nobody',
      () => product.call('POST', '/api/dubai/challenges/metro-month/join', { heroId: 'nobody' }),
      404,
      'unknown_hero',
    ],
    [
      'without a hero',
      () => product.call('POST', '/api/dubai/challenges/metro-month/join', { heroId: 7 }),
      400,
      'invalid_request',
    ],
  ])('refuse one who would join a challenge %s', async (_, act, status, code) => {
    expect(await act()).toMatchObject({ status, body: { error: { code, message: expect.stringMatching(/\w/) } } });
  });

  it.each([1, 7])(
    'give exactly their last %s places away when 24 heroes want one at once',
    async (participantLimit) => {
      const challengeId = await open({ participantLimit });
      const answers = await Promise.all(heroes.slice(0, 24).map((hero) => join(challengeId, hero)));
      expect(codes(answers)).toEqual([
        ...Array(24 - participantLimit).fill('challenge_full'),
        ...Array(participantLimit).fill('joined'),
      ]);
      expect(await listed(challengeId)).toMatchObject({ currentParticipants: participantLimit, participantLimit });
    },
  );

  it('are joined once by one key, and every answer is the same', async () => {
    const challengeId = await open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => join(challengeId, heroes[0], 'join-key')));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await listed(challengeId)).toMatchObject({ currentParticipants: 1 });
  });

  it('advance with verified trades and pay once when the target is reached', async () => {
    const hero = heroes[26]!;
    const challengeId = await open({ target: BOTTLES + 1, pointsReward: 30, rewardItem: 'Steel cup' });
    await join(challengeId, hero);
    const before = await available(hero);
    await ingest(trade(hero.id));
    expect(await mine(challengeId, hero)).toMatchObject({ status: 'active', progress: BOTTLES, completedAt: null });
    await ingest(trade(hero.id), trade(hero.id));
    expect(await mine(challengeId, hero)).toMatchObject({
      status: 'completed',
      progress: BOTTLES + 1,
      pointsEarned: 30,
      rewardItem: 'Steel cup',
      completedAt: expect.any(String),
    });
    expect(await available(hero)).toBe(before + 3 * 2240 + 30);
    const { lines } = (await product.call('GET', '/api/me/points', undefined, hero.headers)).body;
    expect(lines.filter(({ rule }: any) => rule === 'dubai-challenge')).toMatchObject([{
      from: 'issuer',
      amount: 30,
      reason: 'A Sample',
    }]);
  });

  it('count only trades between joining and the end', async () => {
    const hero = heroes[27]!;
    const challengeId = await open({ expiresAt: new Date(Date.now() + 3_600_000).toISOString(), target: 100_000 });
    await join(challengeId, hero);
    await ingest(
      trade(hero.id, { time: '2026-11-20T10:00:00Z' }),
      trade(hero.id, { time: new Date(Date.now() + 7_200_000).toISOString() }),
      trade(hero.id),
    );
    expect(await mine(challengeId, hero)).toMatchObject({ progress: BOTTLES });
    await product.operate('POST', '/api/ops/clock', { advanceSeconds: 3700 });
    // From here on, the instance is about an hour ahead.
    expect(await mine(challengeId, hero)).toMatchObject({ status: 'expired' });
  });

  it('come to the same end when a joining is read after the trades that followed it', async () => {
    const [one, other] = [heroes[28]!, heroes[29]!];
    const challengeId = randomUUID();
    const at = (minute: number) => ({ time: `2026-11-20T10:${minute}:00Z` });
    const events = (
      heroId: string,
    ) => [challengeJoined(challengeId, heroId, at(10)), trade(heroId, at(20)), trade(heroId, at(30))];
    await ingest(challengeOpened({ challengeId, target: 2 * BOTTLES }, at(10)));
    await ingest(...events(one.id));
    await ingest(...events(other.id).toReversed());
    const ends = [await mine(challengeId, one), await mine(challengeId, other)].map(({ heroId: _heroId, ...end }) =>
      end
    );
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]).toMatchObject({ status: 'completed', pointsEarned: 30 });
    expect(await available(one)).toBe(await available(other));
  });

  it('are opened and joined by events, applied once, and refused with the reason', async () => {
    const challengeId = randomUUID();
    const events = [challengeOpened({ challengeId, participantLimit: 1 }), challengeJoined(challengeId, DEMO)];
    const hashes = async () =>
      (await product.operate('GET', '/api/ops/projections')).body.projections.map(({ hash }: any) => hash);
    expect((await ingest(...events)).body.applied).toBe(2);
    const once = await hashes();
    expect((await ingest(...events, ...events)).body).toMatchObject({ applied: 0, refused: 0 });
    expect(await hashes()).toEqual(once);
    const { body } = await ingest(
      challengeOpened({ challengeId }),
      challengeOpened({ category: 'gold' }),
      challengeOpened({ expiresAt: '9999-12-31T23:59:59-23:59' }),
      challengeJoined(challengeId, DEMO),
      challengeJoined(challengeId, heroes[0]!.id),
      challengeJoined('no-such', DEMO),
    );
    expect(body.results.map(({ error }: any) => error.code)).toEqual([
      'already_exists',
      'invalid_request',
      'invalid_request',
      'already_joined',
      'challenge_full',
      'unknown_challenge',
    ]);
  });

  it('are pushed to everybody, and progress to the hero', async () => {
    const client = io(product.address, { transports: ['websocket'], forceNew: true });
    const messages: any[] = [];
    client.on('room:changed', (message) => messages.push(message));
    try {
      for (const room of ['dubai', `hero:${DEMO}`]) await client.emitWithAck('room:subscribe', { room });
      const challengeId = await open({ target: BOTTLES });
      await join(challengeId, undefined);
      await until(
        'the participant',
        () =>
          messages.some(({ room, change }) =>
            room === 'dubai' && change.challenges.changed.some(({ id, currentParticipants }: any) =>
              id === challengeId && currentParticipants === 1
            )
          ),
      );
      await ingest(trade(DEMO, { time: new Date(Date.now() + 7_200_000).toISOString() }));
      const notices = () => messages.filter(({ room }) => room !== 'dubai').flatMap(({ change }) => change.notices);
      await until(
        'the end',
        () =>
          notices().some(({ kind, id, state }) => kind === 'challenge' && id === challengeId && state === 'completed'),
      );
    } finally {
      client.disconnect();
    }
  });

  it('keep reconciliation in balance, and projections equal to the tables', async () => {
    const { body } = await product.operate('POST', '/api/ops/books/check');
    expect(body.checks.filter(({ holds }: any) => !holds)).toEqual([]);
  });
});
