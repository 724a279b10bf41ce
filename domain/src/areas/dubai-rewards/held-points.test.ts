import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SERVICES } from '../../../../tests/support/command-services.js';
import { commandsOn } from '../../../../tests/support/commands.js';
import { rewardAdded } from '../../../../tests/support/dubai-events.js';
import { tradeVerified } from '../../../../tests/support/events.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import { reconcile } from '../../kernel/reconciliation/reconcile.js';
import { readHeroProfile } from '../heroes/heroes.area.js';

const JOINED = 25;
const TRADE = 2240;
const COST = 1500;

describe('points that are held while what earned them is taken back', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });
  afterAll(async () => {
    expect((await reconcile(database)).checks.filter(({ holds }) => !holds)).toEqual([]);
    await close();
  });

  const { run, apply } = commandsOn(() => database);
  const event = (type: string, data: object) => ({ ...tradeVerified(), type, time: new Date().toISOString(), data });
  /** A hero with the points of joining and of a trade, its trade-in and a reward that costs 1,500. */
  const begin = async () => {
    const heroId = randomUUID();
    const reward = rewardAdded({ category: 'voucher', pointsCost: COST, availableQuantity: 5 });
    await apply(event('hero.joined', { heroId, name: 'Layla' }), reward);
    const phone = { heroId, device: 'iPhone 15 Pro', condition: 'good', programme: 'home' as const };
    const { result: { id: tradeInId } } = await run('quote-trade-in', phone) as { result: { id: string } };
    expect(await run('verify-trade', { tradeInId })).toHaveProperty('result');
    return { heroId, tradeInId, rewardId: String(reward.data.rewardId) };
  };
  const claim = async (heroId: string, rewardId: string) => {
    const claimed = await run('claim-reward', { heroId, rewardId }) as { result?: { claimId: string }; code?: string };
    return claimed.result?.claimId ?? claimed.code!;
  };
  const advance = (claimId: string, to: string) => run('advance-claim', { claimId, to, reason: 'Code 7' } as never);
  const reverse = (tradeInId: string) => run('reverse-trade-in', { tradeInId, reason: 'Reported as stolen' } as never);
  const correct = (heroId: string, points: number) =>
    run('correct-points', {
      heroId, points, reason: 'counted-twice', note: 'Wrote in', by: { id: 'desk', name: 'Desk' },
    } as never);
  const pointsOf = async (heroId: string) => {
    const { availablePoints, heldPoints, lifetimePoints } = await readHeroProfile(database, heroId);
    return { available: availablePoints, held: heldPoints, lifetime: lifetimePoints };
  };
  const expectBooksInOrder = async () =>
    expect((await reconcile(database)).checks.filter(({ holds }) => !holds)).toEqual([]);

  it('wait for the desk where one works, and are spent automatically in a demonstration alone', async () => {
    const { heroId, rewardId } = await begin();
    const claimed = async (autoVerifySeconds: number | undefined) => {
      const claimId = await claim(heroId, rewardId);
      const services = { ...TEST_SERVICES, autoVerifySeconds };
      const state = await run('continue-claim', { claimId, to: 'processing' }, { services });
      const scheduled = `select payload->>'to' as to from scheduled_command where payload->>'claimId' = $1 order by 1`;
      const steps = (await database.query<{ to: string }>(scheduled, [claimId])).map(({ to }) => to);
      await advance(claimId, 'expired');
      return [state, steps];
    };
    expect(await claimed(undefined))
      .toEqual([{ result: expect.objectContaining({ state: 'claimed' }) }, ['expired', 'processing']]);
    expect(await claimed(8))
      .toEqual([{ result: expect.objectContaining({ state: 'processing' }) }, ['fulfilled', 'processing']]);
  });

  it('pay a trade that was reversed when their claim lapses, and cannot be claimed again', async () => {
    const { heroId, tradeInId, rewardId } = await begin();
    const claimId = await claim(heroId, rewardId);
    expect(await reverse(tradeInId)).toHaveProperty('result');
    expect(await pointsOf(heroId)).toEqual({ available: 0, held: COST, lifetime: JOINED });
    await expectBooksInOrder();
    expect(await advance(claimId, 'expired')).toHaveProperty('result');
    expect(await pointsOf(heroId)).toEqual({ available: JOINED, held: 0, lifetime: JOINED });
    expect(await claim(heroId, rewardId)).toBe('insufficient_points');
  });

  it('pay a correction when they return', async () => {
    const { heroId, rewardId } = await begin();
    const claimId = await claim(heroId, rewardId);
    expect(await correct(heroId, -1000)).toHaveProperty('result');
    expect(await pointsOf(heroId)).toEqual({ available: 0, held: COST, lifetime: 1265 });
    await advance(claimId, 'expired');
    expect(await pointsOf(heroId)).toEqual({ available: 1265, held: 0, lifetime: 1265 });
  });

  it('pay nothing once they are spent, and later claims that lapse do not either', async () => {
    const { heroId, tradeInId, rewardId } = await begin();
    const claimId = await claim(heroId, rewardId);
    await reverse(tradeInId);
    for (const to of ['processing', 'fulfilled']) expect(await advance(claimId, to)).toHaveProperty('result');
    expect(await pointsOf(heroId)).toEqual({ available: 0, held: 0, lifetime: JOINED });
    await expectBooksInOrder();
    await apply(tradeVerified({ heroId }, { time: new Date().toISOString() }));
    await advance(await claim(heroId, rewardId), 'expired');
    expect(await pointsOf(heroId)).toEqual({ available: TRADE, held: 0, lifetime: JOINED + TRADE });
  });

  it('pay once, whichever of two claims returns', async () => {
    const { heroId, tradeInId } = await begin();
    const rewards = [rewardAdded({ pointsCost: 1000 }), rewardAdded({ pointsCost: 1000 })];
    await apply(...rewards);
    const [first, second] = [
      await claim(heroId, String(rewards[0]!.data.rewardId)), await claim(heroId, String(rewards[1]!.data.rewardId)),
    ];
    await reverse(tradeInId);
    expect(await pointsOf(heroId)).toEqual({ available: 0, held: 2000, lifetime: JOINED });
    await advance(first, 'expired');
    expect(await pointsOf(heroId)).toEqual({ available: 0, held: 1000, lifetime: JOINED });
    await advance(second, 'expired');
    expect(await pointsOf(heroId)).toEqual({ available: JOINED, held: 0, lifetime: JOINED });
  });
});
