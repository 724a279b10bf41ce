import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CREATOR_AGE_DAYS } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { giveAccount } from '../../../../tests/support/accounts.js';
import { commandsOn } from '../../../../tests/support/commands.js';
import { tradeVerified } from '../../../../tests/support/events.js';
import { keep } from '../../../../tests/support/kept-hero.js';
import { newEmail } from '../../../../tests/support/sign-in.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import { reconcile } from '../../kernel/reconciliation/reconcile.js';
import { readHeroProfile } from '../heroes/heroes.area.js';
import { createChallenge } from './create-challenge.js';
import { readChallenge } from './read-challenge.js';

const FORM = {
  title: 'Save the sea', description: 'All of us together.', challengeType: 'trade_value', targetValue: 300, duration: 7,
  pointsReward: 500, participantLimit: 2,
} as const;
const JOINED = 25;
const TRADE = 2240;

describe('a challenge with a reward', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });
  afterAll(async () => {
    expect((await reconcile(database)).checks.filter(({ holds }) => !holds)).toEqual([]);
    await close();
  });

  const { outcomeOf, run, apply } = commandsOn(() => database);
  const newHero = async () => {
    const heroId = randomUUID();
    const time = new Date().toISOString();
    await apply({ ...tradeVerified(), type: 'hero.joined', time, data: { heroId, name: 'Layla' } });
    return heroId;
  };
  const keptHero = async () => {
    const heroId = await newHero();
    await keep(database, heroId);
    return heroId;
  };
  const create = async (creatorId: string, form: object = {}): Promise<{ result: { id: string } }> => {
    const outcome = await outcomeOf('create-social-challenge', { ...FORM, ...form, creatorId });
    if (outcome.status === 'succeeded') return { result: outcome.result as never };
    return { code: outcome.error.code, details: outcome.error.details } as never;
  };
  const join = (challengeId: string, heroId: string) => run('join-social-challenge', { challengeId, heroId });
  const trade = (heroId: string) => apply(tradeVerified({ heroId }, { time: new Date().toISOString() }));
  const session = async (heroId: string, more: { network?: string; accountId?: string; browser?: string } = {}) => {
    const id = randomUUID();
    await database.query(
      `insert into session
         (id, token_hash, hero_id, device, created_at, last_seen_at, expires_at, network, account_id, browser)
       values ($1, $2, $3, 'Chrome', now(), now(), now() + interval '1 day', $4, $5, $6)`,
      [
        id, createHash('sha256').update(id).digest('hex'), heroId, more.network ?? null, more.accountId ?? null,
        more.browser ?? null,
      ],
    );
    return id;
  };
  const paidTo = async (heroId: string) => (await readHeroProfile(database, heroId)).availablePoints - JOINED;
  const budgetOf = async (heroId: string) => {
    const [row] = await database.query<{ left: number }>(
      `select coalesce(sum(case when credit_account = $1 then amount else -amount end), 0)::int as left
       from ledger_entry where $1 in (credit_account, debit_account)`,
      [`budget:${heroId}`],
    );
    return row!.left;
  };

  it('is opened by no guest and by no hero without an account', async () => {
    const tokenHash = createHash('sha256').update(randomUUID()).digest('hex');
    const { result: guest } = await run('welcome-guest', { session: { tokenHash, device: 'Chrome' } }) as { result: { id: string } };
    expect(await create(guest.id)).toEqual({ code: 'hero_not_kept', details: { needs: 'joining' } });
    expect(await create(await newHero())).toEqual({ code: 'hero_not_kept', details: { needs: 'account' } });
    expect(await create('nobody')).toMatchObject({ code: 'unknown_hero' });
  });

  it('is opened by a hero with an account after its first trade, or some days after it joined', async () => {
    const heroId = await newHero();
    await giveAccount(database, { id: `account-${heroId}`, email: newEmail(), heroId });
    expect(await create(heroId)).toEqual({ code: 'hero_not_kept', details: { needs: 'trade' } });
    await trade(heroId);
    expect(await create(heroId)).toHaveProperty('result');
    const older = await newHero();
    await giveAccount(database, { id: `account-${older}`, email: newEmail(), heroId: older });
    const age = (seconds: number) => database.query(
      `update hero set joined_at = now() - make_interval(days => $2, secs => $3) where id = $1`,
      [older, CREATOR_AGE_DAYS, seconds],
    );
    await age(-60);
    expect(await create(older)).toEqual({ code: 'hero_not_kept', details: { needs: 'trade' } });
    await age(60);
    expect(await create(older)).toHaveProperty('result');
    expect(await create(DEMO_HERO_ID)).toHaveProperty('result');
  });

  it.each([
    ['bottles_prevented', 25, 100], ['co2_saved', 1, 1000], ['trade_value', 50, 100], ['points_earned', 100, 100],
  ])('of %s up to %d is worth %d points, and no more', async (challengeType, targetValue, most) => {
    const heroId = await keptHero();
    expect(await create(heroId, { challengeType, targetValue, pointsReward: most + 1 })).toEqual({
      code: 'reward_too_high', details: { most },
    });
    expect(await create(heroId, { challengeType, targetValue, pointsReward: most })).toHaveProperty('result');
  });

  it('is paid once for one trade, however many the hero has joined: the highest reward', async () => {
    const heroId = await newHero();
    const [creators, rewards] = [await Promise.all([1, 2, 3].map(keptHero)), [100, 600, 300]];
    const made = [];
    for (const [at, creatorId] of creators.entries())
      made.push((await create(creatorId, { pointsReward: rewards[at] })).result.id);
    for (const id of made) expect(await join(id, heroId)).toHaveProperty('result');
    await trade(heroId);
    expect(await paidTo(heroId)).toBe(TRADE + 600);
    const seen = await Promise.all(made.map((id) => readChallenge(database, id, heroId)));
    expect(seen.map(({ userParticipation }) => userParticipation)).toEqual(
      [0, 600, 0].map((pointsEarned) => ({ status: 'completed', currentProgress: 300, pointsEarned })),
    );
    // What was not paid is its creator's again.
    expect(await budgetOf(creators[0]!)).toBe(50_000 - 100);
    const { result: { id: later } } = await create(creators[0]!);
    await join(later, heroId);
    await trade(heroId);
    expect(await paidTo(heroId)).toBe(2 * TRADE + 600 + 500);
  });

  it('is paid the same for trades that come together as for those that come one by one', async () => {
    const [together, alone] = [await newHero(), await newHero()];
    const [small, large] = [
      (await create(await keptHero(), { targetValue: 300, pointsReward: 100, participantLimit: 5 })).result.id,
      (await create(await keptHero(), { targetValue: 3000, pointsReward: 200, participantLimit: 5 })).result.id,
    ];
    for (const heroId of [together, alone]) for (const id of [small, large]) await join(id, heroId);
    const time = new Date().toISOString();
    await apply(tradeVerified({ heroId: together }, { time }), tradeVerified({ heroId: together }, { time }));
    for (let turn = 0; turn < 2; turn++) await trade(alone);
    expect([await paidTo(together), await paidTo(alone)]).toEqual([2 * TRADE + 300, 2 * TRADE + 300]);
  });

  it.each<[string, (creator: string, hero: string) => Promise<unknown>, boolean]>([
    ['shares an account', async (creator, hero) =>
      [await session(creator, { accountId: creator }), await session(hero, { accountId: creator })], false],
    ['shares a network', async (creator, hero) =>
      [await session(creator, { network: creator }), await session(hero, { network: creator })], false],
    ['shares a browser', async (creator, hero) => session(hero, { browser: await session(creator) }), false],
    ['shares nothing', async (creator, hero) =>
      [await session(creator, { network: creator }), await session(hero, { network: hero })], true],
  ])('pays a hero who %s with the creator: %s', async (_, meet, isPaid) => {
    const [creator, heroId] = [await keptHero(), await newHero()];
    await meet(creator, heroId);
    const { result: { id } } = await create(creator);
    await join(id, heroId);
    await trade(heroId);
    expect(await paidTo(heroId)).toBe(TRADE + (isPaid ? 500 : 0));
    expect(await budgetOf(creator)).toBe(isPaid ? 49_000 : 49_500);
  });

  it('pays its own creator nothing', async () => {
    const creator = await keptHero();
    const { result: { id } } = await create(creator);
    await join(id, creator);
    await trade(creator);
    expect(await paidTo(creator)).toBe(TRADE);
  });

  it('is had once by a person, and a month’s budget too', async () => {
    const [creator, one, other] = [await keptHero(), await keptHero(), await keptHero()];
    const { result: { id } } = await create(creator, { participantLimit: 5 });
    for (const heroId of [one, other]) await join(id, heroId);
    await trade(other);
    await create(one);
    await create(other);
    const sessionId = await session(one);
    await database.query('update session set other_hero_id = $2 where id = $1', [sessionId, other]);
    await run('merge-heroes', { sessionId });
    await trade(one);
    expect(await paidTo(one)).toBe(2 * TRADE + 500);
    expect(await budgetOf(one)).toBe(49_000);
    const third = await keptHero();
    const next = await session(third);
    await database.query('update session set other_hero_id = $2 where id = $1', [next, one]);
    await run('merge-heroes', { sessionId: next });
    expect(await budgetOf(third)).toBe(49_000);
    expect(await create(third, { pointsReward: 600, participantLimit: 100 })).toMatchObject({ details: { left: 49_000 } });
    expect(await join(id, third)).toMatchObject({ code: 'already_joined' });
    // As an event it has happened, even where its creator may not open one.
    const challengeId = randomUUID();
    await database.transaction((transaction) =>
      createChallenge(transaction, {
        ...FORM, challengeId, creatorId: creator, cause: challengeId, time: new Date(),
      }));
    expect(await readChallenge(database, challengeId, third)).toMatchObject({ isActive: true });
  });
});
