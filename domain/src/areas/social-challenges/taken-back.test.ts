import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CHALLENGE_BUDGET_PER_MONTH as BUDGET_OF_MONTH, REMOVED_CHALLENGE, TAKEN_AWAY_CHALLENGE,
} from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { commandsOn } from '../../../../tests/support/commands.js';
import { findInTables } from '../../../../tests/support/find-text.js';
import { keep } from '../../../../tests/support/kept-hero.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import { reconcile } from '../../kernel/reconciliation/reconcile.js';
import { joinHeroes } from '../heroes/join-heroes.js';
import { endChallenge } from './end-challenge.js';
import { readChallenge } from './read-challenge.js';

const FORM = {
  challengeType: 'bottles_prevented', targetValue: 1000, duration: 7, pointsReward: 50, participantLimit: 3,
} as const;
/** What an iPhone 15 Pro in good condition prevents, bottles. */
const BOTTLES = 595;

describe('a social challenge', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });
  afterAll(async () => {
    expect((await reconcile(database)).checks.filter(({ holds }) => !holds)).toEqual([]);
    await close();
  });

  const { run } = commandsOn(() => database);
  const newHero = async () => {
    const heroId = randomUUID();
    await database.transaction((transaction) =>
      joinHeroes(transaction, [{ heroId, name: 'Layla', cause: heroId, time: new Date() }])
    );
    await keep(database, heroId);
    return heroId;
  };
  /** A phone that is credited now; the id of its trade-in. */
  const trade = async (heroId: string): Promise<string> => {
    const { result } = await run('quote-trade-in', { heroId, device: 'iPhone 15 Pro', condition: 'good' }) as {
      result: { id: string };
    };
    expect(await run('verify-trade', { tradeInId: result.id })).toHaveProperty('result');
    return result.id;
  };
  const reverse = (tradeInId: string) => run('reverse-trade-in', { tradeInId, reason: 'Stolen' });
  const create = async (creatorId: string, title = 'Save the sea', form: { targetValue?: number } = {}) => {
    const made = await run(
      'create-social-challenge',
      { ...FORM, ...form, creatorId, title, description: `${title}, all of us` },
      { scope: `hero:${creatorId}` },
    );
    return (made as { result: { id: string } }).result.id;
  };
  const join = (challengeId: string, heroId: string) =>
    run('join-social-challenge', { challengeId, heroId }, { scope: `hero:${heroId}` });
  const seenBy = async (heroId: string, challengeId: string) => readChallenge(database, challengeId, heroId);
  const eventsOf = (challengeId: string) =>
    database.query<{ type: string; data: Record<string, unknown> }>(
      'select type, data from event_log where subject = $1 order by transaction_id, row_number',
      [challengeId],
    );
  const budgetOf = async (heroId: string) => {
    const [{ left } = { left: 0 }] = await database.query<{ left: number }>(
      `select (sum(case when credit_account = $1 then amount else 0 end)
             - sum(case when debit_account = $1 then amount else 0 end))::int as left
       from ledger_entry where $1 in (credit_account, debit_account)`,
      [`budget:${heroId}`],
    );
    return left;
  };

  describe('whose hero has a trade taken back', () => {
    it('no longer counts it, and says so', async () => {
      const [creator, hero] = [await newHero(), await newHero()];
      const challengeId = await create(creator);
      await join(challengeId, hero);
      const tradeInId = await trade(hero);
      expect(await seenBy(hero, challengeId)).toMatchObject({ userParticipation: { currentProgress: BOTTLES } });
      expect(await reverse(tradeInId)).toHaveProperty('result');
      expect(await seenBy(hero, challengeId)).toMatchObject({
        userParticipation: { status: 'active', currentProgress: 0 },
      });
      expect((await eventsOf(challengeId)).filter(({ type }) => type === 'social_challenge.set_back')).toEqual([
        { type: 'social_challenge.set_back', data: { challengeId, heroId: hero, amount: BOTTLES } },
      ]);
    });

    it('keeps what it counted from other trades, and what was completed', async () => {
      const [creator, hero] = [await newHero(), await newHero()];
      const [open, completed] = [await create(creator, 'Far away', { targetValue: 5_000 }), await create(creator)];
      await join(open, hero);
      await join(completed, hero);
      const first = await trade(hero);
      await trade(hero);
      expect(await reverse(first)).toHaveProperty('result');
      expect(await seenBy(hero, open)).toMatchObject({ userParticipation: { currentProgress: BOTTLES } });
      expect(await seenBy(hero, completed)).toMatchObject({
        userParticipation: { status: 'completed', currentProgress: FORM.targetValue },
      });
    });

    it('is not set back by a trade from before joining', async () => {
      const [creator, hero] = [await newHero(), await newHero()];
      const tradeInId = await trade(hero);
      const challengeId = await create(creator);
      await join(challengeId, hero);
      expect(await reverse(tradeInId)).toHaveProperty('result');
      expect((await eventsOf(challengeId)).map(({ type }) => type)).not.toContain('social_challenge.set_back');
    });
  });

  describe('that support takes away', () => {
    it('ends, returns what it did not pay and shows nothing of what it said', async () => {
      const [creator, hero] = [await newHero(), await newHero()];
      const challengeId = await create(creator, 'zz-insulting');
      await join(challengeId, hero);
      await trade(hero);
      await trade(hero);
      expect(await budgetOf(creator)).toBe(BUDGET_OF_MONTH - 150);
      expect(await run('remove-social-challenge', { challengeId, reason: 'offensive' }))
        .toMatchObject({ result: { challengeId } });
      expect(await seenBy(hero, challengeId)).toMatchObject({
        ...TAKEN_AWAY_CHALLENGE, isActive: false, userParticipation: { status: 'completed', pointsEarned: 50 },
      });
      expect(await findInTables(database, ['zz-insulting'])).toEqual([]);
      expect(await budgetOf(creator)).toBe(BUDGET_OF_MONTH - 50);
      expect((await eventsOf(challengeId)).slice(-2)).toEqual([
        { type: 'social_challenge.ended', data: { challengeId, reason: 'removed', refunded: 100 } },
        { type: 'social_challenge.removed', data: { challengeId, heroId: creator, reason: 'offensive' } },
      ]);
    });

    it('is notified once, and only as removed where it had ended', async () => {
      const creator = await newHero();
      const challengeId = await create(creator, 'zz-again');
      const over = { challengeId, cause: randomUUID(), time: new Date(Date.now() + 7 * DAY_MS + 1_000) };
      await database.transaction((transaction) => endChallenge(transaction, over));
      expect(await budgetOf(creator)).toBe(BUDGET_OF_MONTH);
      await run('remove-social-challenge', { challengeId, reason: 'offensive' });
      await run('remove-social-challenge', { challengeId, reason: 'offensive' });
      expect((await eventsOf(challengeId)).map(({ type }) => type)).toEqual([
        'social_challenge.created', 'social_challenge.ended', 'social_challenge.removed',
      ]);
      expect(await seenBy(creator, challengeId)).toMatchObject(TAKEN_AWAY_CHALLENGE);
    });

    it('and that nobody knows is refused, as in every other way', async () => {
      const challengeId = randomUUID();
      const hero = await newHero();
      expect(await run('remove-social-challenge', { challengeId, reason: 'offensive' })).toEqual({ code: 'unknown_challenge' });
      expect(await run('end-social-challenge', { challengeId })).toEqual({ code: 'unknown_challenge' });
      expect(await join(challengeId, hero)).toEqual({ code: 'unknown_challenge' });
      await expect(seenBy(hero, challengeId)).rejects.toMatchObject({ code: 'unknown_challenge' });
      expect(await join(await create(hero), randomUUID())).toEqual({ code: 'unknown_hero' });
    });
  });

  it('whose creator leaves goes on without a word of theirs, and nobody else’s is touched', async () => {
    const [creator, hero] = [await newHero(), await newHero()];
    const [challengeId, others] = [await create(creator, 'zz-leaving'), await create(hero, 'zz-staying')];
    await join(challengeId, hero);
    await trade(hero);
    await trade(hero);
    // Their answers were awaited for too long.
    await database.query(
      `insert into accepted_command (id, job, outcome)
       select key, jsonb_build_object('name', name), outcome from command_result
       where outcome -> 'result' ->> 'id' = $1`,
      [challengeId],
    );
    const places = (await findInTables(database, ['zz-leaving'])).map((place) => place.split(':')[0]!.split('.')[1]);
    expect(new Set(places)).toEqual(
      new Set(['accepted_command', 'command_result', 'event_log', 'ledger_entry', 'social_challenge']),
    );
    expect(await run('remove-hero', { heroId: creator })).toHaveProperty('result');
    expect(await findInTables(database, ['zz-leaving'])).toEqual([]);
    expect(await seenBy(hero, challengeId)).toMatchObject({
      ...REMOVED_CHALLENGE, isActive: true, userParticipation: { status: 'completed' },
    });
    expect(await seenBy(hero, others)).toMatchObject({ title: 'zz-staying' });
  });

  it('ends at its expiry to the millisecond, once', async () => {
    const creator = await newHero();
    const challengeId = await create(creator);
    const { expiresAt } = await seenBy(creator, challengeId);
    const end = (time: number) =>
      database.transaction((transaction) =>
        endChallenge(transaction, { challengeId, cause: randomUUID(), time: new Date(time) })
      );
    expect(await end(Date.parse(expiresAt) - 1)).toBeUndefined();
    expect(await end(Date.parse(expiresAt))).toBeDefined();
    expect(await end(Date.parse(expiresAt) + 1)).toBeUndefined();
    expect(await budgetOf(creator)).toBe(BUDGET_OF_MONTH);
  });
});
