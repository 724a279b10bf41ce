import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  challengeJoined,
  challengeOpened,
  claimAdvanced,
  rewardAdded,
  rewardClaimed,
  rewardStocked,
} from '../../support/dubai-events.js';
import { tradeVerified } from '../../support/events.js';
import { oneFoundation } from '../../support/foundations.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const HEROES = ['one', 'two', 'three', 'four'].map((name) => `hero-${name}`);
/** The day of the events: both instances live on it. */
const DAY = '2026-11-20T08:00:00Z';
const at = (minute: number) => ({ time: new Date(Date.parse(DAY) + minute * 60_000).toISOString() });

/** Waves of events: within one, any order has the same result. */
const WAVES = [
  HEROES.map((heroId) => ({
    ...tradeVerified({}, at(0)),
    type: 'hero.joined',
    data: { heroId, name: heroId.replace('-', ' ') },
  })),
  [
    rewardAdded({ rewardId: 'bottle', pointsCost: 500, availableQuantity: 3 }, at(1)),
    challengeOpened({ challengeId: 'refill', target: 2000, pointsReward: 70 }, at(1)),
    ...HEROES.map((heroId) => tradeVerified({ heroId }, at(5))),
  ],
  [
    ...HEROES.map((heroId) => challengeJoined('refill', heroId, at(10))),
    ...HEROES.flatMap((
      heroId,
    ) => [tradeVerified({ heroId }, at(20)), tradeVerified({ heroId, device: 'iPhone 16' }, at(30))]),
    ...HEROES.slice(0, 3).map((heroId) => rewardClaimed(`claim-${heroId}`, 'bottle', heroId, at(40))),
  ],
  [
    rewardStocked('bottle', 5),
    claimAdvanced('claim-hero-one', 'processing', at(50)),
    claimAdvanced('claim-hero-two', 'expired', at(55)),
  ],
  [claimAdvanced('claim-hero-one', 'fulfilled', at(60)), rewardClaimed('claim-late', 'bottle', 'hero-four', at(70))],
];

describe.each(oneFoundation(import.meta.url))('a day of challenges and rewards, replayed, with $name', ({ redisUrl }) => {
  const products: TestProduct[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 2; count++) products.push(await startTestProduct({ redisUrl }));
    for (const product of products) await product.operate('POST', '/api/ops/clock', { at: DAY });
  });
  afterAll(async () => {
    for (const product of products) await product.close();
  });

  const hashes = async (product: TestProduct) =>
    (await product.operate('GET', '/api/ops/projections')).body.projections.map(({ name, hash }: any) =>
      `${name} ${hash}`
    );

  it('comes to the same end in order, and shuffled, doubled and in pieces', async () => {
    const [orderly, disorderly] = products as [TestProduct, TestProduct];
    for (const wave of WAVES)
      expect((await orderly.operate('POST', '/api/ops/events', wave)).body).toMatchObject({ refused: 0 });
    for (const wave of WAVES) {
      const shuffled = [...wave.filter((_, index) => index % 3 === 1), ...wave.toReversed()];
      const pieces = [
        shuffled.filter((_, index) => index % 2 === 0),
        shuffled.filter((_, index) => index % 2 === 1),
        shuffled.slice(0, 4),
      ];
      const answers = await Promise.all(pieces.map((piece) => disorderly.operate('POST', '/api/ops/events', piece)));
      expect(answers.map(({ body }) => body.refused)).toEqual([0, 0, 0]);
    }
    expect(await hashes(disorderly)).toEqual(await hashes(orderly));
    for (const product of products) {
      const { body } = await product.operate('POST', '/api/ops/books/check');
      expect(body.checks.filter(({ holds }: any) => !holds)).toEqual([]);
      const [row] = await product.database.query(
        `select (select count(*)::int from dubai_participation where state = 'completed' and points_earned = 70) as completed,
                (select string_agg(state, ' ' order by id) from reward_claim) as claims`,
      );
      expect(row).toEqual({ completed: 4, claims: 'fulfilled claimed expired claimed' });
    }
  });
});
