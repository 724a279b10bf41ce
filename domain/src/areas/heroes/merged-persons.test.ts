import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EARNING_RATES, JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import { commandsOn } from '../../../../tests/support/commands.js';
import { challengeJoined, challengeOpened, rewardAdded } from '../../../../tests/support/dubai-events.js';
import { tradeVerified } from '../../../../tests/support/events.js';
import { runs } from '../../../../tests/support/runs.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import { reconcile } from '../../kernel/reconciliation/reconcile.js';
import { readHeroProfile } from './read-hero-profile.js';

const { joining: JOIN, profileComplete: PROFILE } = JOIN_BONUS;
const DAY = EARNING_RATES.dailyCheckIn;
const TRADE = 2240;

describe('a person with several heroes', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });
  afterAll(async () => {
    await expectBooksInOrder();
    await close();
  });

  const expectBooksInOrder = async () =>
    expect((await reconcile(database)).checks.filter(({ holds }) => !holds)).toEqual([]);
  const { run, apply } = commandsOn(() => database);
  const session = async (heroId: string | null, otherHeroId: string | null = null) => {
    const id = randomUUID();
    await database.query(
      `insert into session (id, token_hash, hero_id, other_hero_id, device, created_at, last_seen_at, expires_at)
       values ($1, $2, $3, $4, 'Chrome', now(), now(), now() + interval '1 day')`,
      [id, createHash('sha256').update(id).digest('hex'), heroId, otherHeroId],
    );
    return id;
  };
  const guest = async () => {
    const tokenHash = createHash('sha256').update(randomUUID()).digest('hex');
    const { result } = await run('welcome-guest', { session: { tokenHash, device: 'Chrome' } }) as { result: { id: string } };
    return result.id;
  };
  const join = async (heroId: string) => {
    const sessionId = await session(heroId);
    expect(await run('join-hero', { name: 'Layla', sessionId })).toHaveProperty('result');
  };
  const newHero = async (referredBy?: string) => {
    const heroId = randomUUID();
    await apply({
      ...tradeVerified(), type: 'hero.joined', time: new Date().toISOString(),
      data: { heroId, name: 'Layla', ...(referredBy && { referredBy }) },
    });
    return heroId;
  };
  const complete = (heroId: string) =>
    run('update-hero', { heroId, email: `${heroId}@example.com`, phone: '+971501234567', zoneId: 'zone-1' });
  const trade = (heroId: string) => apply(tradeVerified({ heroId }, { time: new Date().toISOString() }));
  const merge = async (heroId: string, other: string) =>
    run('merge-heroes', { sessionId: await session(heroId, other) }) as Promise<{ result: { countedOnce: object[] } }>;
  const pointsOf = async (heroId: string) => {
    const { availablePoints, lifetimePoints } = await readHeroProfile(database, heroId);
    return [availablePoints, lifetimePoints];
  };

  it('has the check-in of a day once, however many guests it brings along', async () => {
    const heroId = await newHero();
    for (let round = 0; round < 5; round++) {
      const other = await guest();
      expect(await run('check-in', { heroId: other })).toHaveProperty('result');
      await merge(heroId, other);
      expect(await pointsOf(heroId)).toEqual([JOIN + DAY, JOIN + DAY]);
    }
    expect(await run('check-in', { heroId })).toEqual({ code: 'already_checked_in' });
    await expectBooksInOrder();
  });

  it('has the bonuses of joining and of a profile once, whether the hero that stays is a guest or has none', async () => {
    const [first, plain] = [await guest(), await newHero()];
    for (let round = 0; round < 3; round++) {
      for (const heroId of [first, plain]) {
        const other = await newHero();
        await complete(other);
        await merge(heroId, other);
        expect(await pointsOf(heroId)).toEqual([JOIN + PROFILE, JOIN + PROFILE]);
      }
    }
    await join(first);
    await complete(first);
    expect(await pointsOf(first)).toEqual([JOIN + PROFILE, JOIN + PROFILE]);
  });

  it('is shown what counts once, and keeps what each hero did alone', async () => {
    const [heroId, other] = [await newHero(), await newHero()];
    for (const each of [heroId, other]) {
      await run('check-in', { heroId: each });
      await trade(each);
    }
    expect((await merge(heroId, other)).result.countedOnce).toEqual([
      { rule: 'check-in', awards: 1, points: DAY }, { rule: 'join', awards: 1, points: JOIN },
    ]);
    expect(await pointsOf(heroId)).toEqual([JOIN + DAY + 2 * TRADE, JOIN + DAY + 2 * TRADE]);
  });

  it('gives back what both had and the hero that leaves has spent', async () => {
    const [heroId, other] = [await newHero(), await newHero()];
    for (const each of [heroId, other]) await run('check-in', { heroId: each });
    const reward = rewardAdded({ category: 'voucher', availableQuantity: 1, pointsCost: JOIN + DAY });
    await apply(reward);
    const { result: { claimId } } = await run('claim-reward', { rewardId: String(reward.data.rewardId), heroId: other }) as {
      result: { claimId: string };
    };
    for (const to of ['processing', 'fulfilled'] as const)
      expect(await run('advance-claim', { claimId, to, reason: 'Code 7' } as never)).toHaveProperty('result');
    await merge(heroId, other);
    expect(await pointsOf(heroId)).toEqual([0, JOIN + DAY]);
  });

  it('earns nothing by inviting itself, and a Dubai challenge and a single reward once', async () => {
    const heroId = await newHero();
    const friend = await newHero(heroId);
    const challenge = challengeOpened({ target: 100, pointsReward: 500 });
    const reward = rewardAdded({ category: 'voucher', pointsCost: 10, availableQuantity: 9, onePerHero: true });
    await apply(challenge, reward);
    const [challengeId, rewardId] = [String(challenge.data.challengeId), String(reward.data.rewardId)];
    for (const each of [heroId, friend]) await apply(challengeJoined(challengeId, each));
    await trade(friend);
    const { result: { claimId } } = await run('claim-reward', { rewardId, heroId: friend }) as { result: { claimId: string } };
    for (const to of ['processing', 'fulfilled'] as const) await run('advance-claim', { claimId, to, reason: 'Code 7' } as never);
    const { result } = await merge(heroId, friend);
    expect(result.countedOnce).toContainEqual({ rule: 'referral', awards: 1, points: JOIN_BONUS.referredFriend });
    const before = JOIN + TRADE + 500 - 10;
    expect((await pointsOf(heroId))[0]).toBe(before);
    await trade(heroId);
    expect((await pointsOf(heroId))[0]).toBe(before + TRADE);
    expect(await run('claim-reward', { rewardId, heroId })).toEqual({ code: 'already_claimed' });
    await expectBooksInOrder();
  });

  it('has no more than the same deeds give one hero, for any order of joining, check-ins, trades and merges', async () => {
    type Deed = 'join' | 'check-in' | 'profile' | 'merge' | 'guest' | 'trade';
    const deed = fc.constantFrom<Deed>('join', 'check-in', 'profile', 'merge', 'guest', 'trade');
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 10 }), async (deeds) => {
        let heroId = await guest();
        const before: string[] = [];
        const joined = new Set<string>();
        let due = 0;
        const seen = new Set<Deed>();
        for (const each of deeds) {
          if (each === 'guest') {
            before.push(heroId);
            heroId = await guest();
          }
          if (each === 'merge' && before.length > 0) await merge(heroId, before.pop()!);
          if (each === 'join' && !joined.has(heroId)) {
            joined.add(heroId);
            await join(heroId);
          }
          if (each === 'check-in') await run('check-in', { heroId });
          if (each === 'profile') await complete(heroId);
          if (each === 'trade') {
            await trade(heroId);
            due += TRADE;
          }
          seen.add(each);
        }
        while (before.length > 0) await merge(heroId, before.pop()!);
        due += (joined.size > 0 ? JOIN : 0) + (seen.has('check-in') ? DAY : 0) + (seen.has('profile') ? PROFILE : 0);
        expect(await pointsOf(heroId)).toEqual([due, due]);
      }),
      { numRuns: runs(1_000, 10) },
    );
  });
});
