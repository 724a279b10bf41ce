import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { EARNING_RATES, JOIN_BONUS, REFERRALS_REWARDED_PER_MONTH } from '@planet-heroes/contracts/areas/heroes/points';
import { commandsOn } from '../../../../tests/support/commands.js';
import { tradeVerified } from '../../../../tests/support/events.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import { reconcile } from '../../kernel/reconciliation/reconcile.js';
import { assertHero } from './lock-heroes.js';
import { lockSurvivor } from './merge-heroes.js';
import { findReferrer, sameMailbox } from './note-referral.js';
import { readGains } from './read-gains.js';
import { readHeroProfile } from './read-hero-profile.js';

describe('a hero', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });
  afterAll(async () => {
    expect((await reconcile(database)).checks.filter(({ holds }) => !holds)).toEqual([]);
    await close();
  });

  const { run, ingest } = commandsOn(() => database);
  const join = (heroId: string, data: object = {}) =>
    ingest({
      ...tradeVerified(), type: 'hero.joined', time: new Date().toISOString(), data: { heroId, name: 'Layla', ...data },
    });
  const newHero = async (data: object = {}) => {
    const heroId = randomUUID();
    expect(await join(heroId, data)).toEqual(['applied']);
    return heroId;
  };
  const trade = (heroId: string, time = new Date()) => ingest(tradeVerified({ heroId }, { time: time.toISOString() }));
  const profileOf = (heroId: string) => readHeroProfile(database, heroId);
  const hiddenFor = async (heroId: string) => {
    const [hero] = await database.query<{ reason: string | null }>(
      'select hidden_for as reason from hero where id = $1',
      [heroId],
    );
    return hero!.reason;
  };
  const eventsOf = async (heroId: string) =>
    (await database.query<{ type: string; reason: string | null }>(
      `select type, data ->> 'reason' as reason from event_log
       where subject = $1 and type like 'hero.%' order by transaction_id, row_number`,
      [heroId],
    )).map(({ type, reason }) => [type, ...(reason === null ? [] : [reason])].join(' '));
  const openSession = async (heroId: string | null, otherHeroId: string | null) => {
    const id = randomUUID();
    await database.query(
      `insert into session (id, token_hash, hero_id, other_hero_id, device, created_at, last_seen_at, expires_at)
       values ($1, $2, $3, $4, 'Chrome', now(), now(), now() + interval '1 day')`,
      [id, createHash('sha256').update(id).digest('hex'), heroId, otherHeroId],
    );
    return id;
  };

  it('is renamed by support, notified only when the name changes', async () => {
    const heroId = await newHero();
    await run('rename-hero', { heroId, name: 'Noor', reason: 'offensive' });
    await run('rename-hero', { heroId, name: 'Noor', reason: 'imitation' });
    expect((await profileOf(heroId)).name).toBe('Noor');
    expect(await eventsOf(heroId)).toEqual(['hero.joined', 'hero.renamed offensive']);
  });

  it('is hidden for one reason and shown again, each notified once', async () => {
    const heroId = await newHero();
    expect(await run('show-hero', { heroId })).toEqual({ result: { heroId } });
    await run('hide-hero', { heroId, reason: 'offensive' });
    await run('hide-hero', { heroId, reason: 'imitation' });
    expect(await hiddenFor(heroId)).toBe('offensive');
    await run('show-hero', { heroId });
    await run('show-hero', { heroId });
    expect(await hiddenFor(heroId)).toBeNull();
    expect(await eventsOf(heroId)).toEqual(['hero.joined', 'hero.hidden offensive', 'hero.shown']);
  });

  it.each([['that is everybody’s', DEMO_HERO_ID, 'demo_hero_fixed'], ['nobody knows', 'nobody', 'unknown_hero']])(
    '%s stays as it is',
    async (_, heroId, code) => {
      expect(await run('rename-hero', { heroId, name: 'Noor', reason: 'offensive' })).toEqual({ code });
      expect(await run('hide-hero', { heroId, reason: 'offensive' })).toEqual({ code });
      expect(await run('show-hero', { heroId })).toEqual({ code });
      expect(await run('update-hero', { heroId, name: 'Noor' })).toEqual({ code });
    },
  );

  it('that nobody knows is found nowhere', async () => {
    const unknown = { code: 'unknown_hero' };
    await expect(assertHero(database, 'nobody')).rejects.toMatchObject(unknown);
    await expect(profileOf('nobody')).rejects.toMatchObject(unknown);
    expect(await run('check-in', { heroId: 'nobody' })).toEqual(unknown);
    expect(await run('remove-hero', { heroId: 'nobody' })).toEqual(unknown);
    await expect(assertHero(database, await newHero())).resolves.toBeUndefined();
  });

  it('checks in once a day', async () => {
    const heroId = await newHero();
    expect(await run('check-in', { heroId })).toMatchObject({
      result: { availablePoints: JOIN_BONUS.joining + EARNING_RATES.dailyCheckIn },
    });
    expect(await run('check-in', { heroId })).toEqual({ code: 'already_checked_in' });
    expect(await eventsOf(heroId)).toEqual(['hero.joined', 'hero.checked_in']);
  });

  it('completes its profile with address, phone and zone, once', async () => {
    const heroId = await newHero();
    await run('update-hero', { heroId, email: `${heroId}@example.com`, phone: '+971501234567' });
    expect(await profileOf(heroId)).toMatchObject({ availablePoints: JOIN_BONUS.joining });
    await run('update-hero', { heroId, zoneId: 'zone-1' });
    await run('update-hero', { heroId, name: 'Noor' });
    expect(await profileOf(heroId)).toMatchObject({
      name: 'Noor', availablePoints: JOIN_BONUS.joining + JOIN_BONUS.profileComplete,
    });
    const phoneless = await newHero();
    await run('update-hero', { heroId: phoneless, email: `${phoneless}@example.com`, zoneId: 'zone-1' });
    expect(await profileOf(phoneless)).toMatchObject({ availablePoints: JOIN_BONUS.joining });
  });

  it('shows an area on the board, and none, as it chooses', async () => {
    const heroId = await newHero();
    expect(await run('update-hero', { heroId, boardArea: 'Deira' })).toMatchObject({ result: { boardArea: 'Deira' } });
    await run('update-hero', { heroId, name: 'Noor' });
    expect(await profileOf(heroId)).toMatchObject({ boardArea: 'Deira' });
    expect(await run('update-hero', { heroId, boardArea: null })).toMatchObject({ result: { boardArea: null } });
  });

  it('gained what it earned lately', async () => {
    const [earning, other] = [await newHero(), await newHero()];
    expect(await readGains(database, [])).toEqual(new Map());
    expect(await readGains(database, [earning, 'nobody'])).toEqual(
      new Map([[earning, { heroId: earning, points: JOIN_BONUS.joining }]]),
    );
    await database.query(
      `update ledger_entry set occurred_at = occurred_at - interval '60 days' where hero_id = $1`,
      [other],
    );
    expect(await readGains(database, [other])).toEqual(new Map());
  });

  describe('that brought a friend', () => {
    it('is found by its code, but not by the friend’s own address', async () => {
      const heroId = await newHero();
      await run('update-hero', { heroId, email: 'Layla+Heroes@example.com' });
      const { referralCode } = await profileOf(heroId);
      expect(await findReferrer(database, referralCode, undefined)).toBe(heroId);
      expect(await findReferrer(database, referralCode, 'noor@example.com')).toBe(heroId);
      await expect(findReferrer(database, referralCode, 'layla@example.com')).rejects.toMatchObject({ code: 'self_referral' });
      await expect(findReferrer(database, 'NOBODYS', undefined)).rejects.toMatchObject({ code: 'unknown_referral_code' });
    });

    it.each([
      ['layla@example.com', 'LAYLA@example.com', true],
      ['layla+a@example.com', 'layla+b@example.com', true],
      ['layla@example.com', 'noor@example.com', false],
      ['layla@example.com', 'layla@example.org', false],
    ])('has the mailbox of %s as %s: %s', (one, other, same) => {
      expect(sameMailbox(one, other)).toBe(same);
    });

    it('is neither itself nor unknown', async () => {
      const heroId = randomUUID();
      expect(await join(heroId, { referredBy: heroId })).toEqual(['self_referral']);
      expect(await join(heroId, { referredBy: 'nobody' })).toEqual(['unknown_hero']);
      expect(await join(heroId)).toEqual(['applied']);
      expect(await join(heroId)).toEqual(['already_joined']);
    });

    it(`earns by the first trade of each, ${REFERRALS_REWARDED_PER_MONTH} times a month, and counts them all`, async () => {
      const heroId = await newHero();
      const friends = [];
      for (let brought = 0; brought <= REFERRALS_REWARDED_PER_MONTH; brought++)
        friends.push(await newHero({ referredBy: heroId }));
      for (const friend of friends) await trade(friend);
      await trade(friends[0]!);
      expect(await profileOf(heroId)).toMatchObject({
        availablePoints: JOIN_BONUS.joining + REFERRALS_REWARDED_PER_MONTH * JOIN_BONUS.referredFriend,
      });
      const [counted] = await database.query<{ count: number }>(
        'select referral_count as count from hero where id = $1',
        [heroId],
      );
      expect(counted!.count).toBe(REFERRALS_REWARDED_PER_MONTH + 1);
    });

    it('and has left earns nothing any more', async () => {
      const heroId = await newHero();
      const friend = await newHero({ referredBy: heroId });
      expect(await run('remove-hero', { heroId })).toHaveProperty('result');
      expect(await trade(friend)).toEqual(['applied']);
      expect(await eventsOf(heroId)).not.toContain('hero.referral_rewarded');
    });
  });

  describe('of a person who has another', () => {
    const merge = (sessionId: string) => run('merge-heroes', { sessionId });

    it('takes its points along, but for the bonuses that both were given, and its being hidden', async () => {
      const [heroId, other] = [await newHero(), await newHero()];
      await trade(other);
      const { availablePoints } = await profileOf(other);
      await run('hide-hero', { heroId: other, reason: 'unfair' });
      const sessionId = await openSession(heroId, other);
      expect(await merge(sessionId)).toMatchObject({ result: { id: heroId, availablePoints } });
      expect(await hiddenFor(heroId)).toBe('unfair');
      expect(await eventsOf(heroId)).toEqual(['hero.joined', 'hero.hidden unfair']);
      expect(await database.transaction((transaction) => lockSurvivor(transaction, { heroId: other, tradeInId: 'any' })))
        .toBe(heroId);
      expect(await merge(sessionId)).toEqual({ code: 'nothing_to_merge' });
    });

    it('stays hidden for its own reason, and shown where the other was', async () => {
      const [hidden, other, shown, third] = [await newHero(), await newHero(), await newHero(), await newHero()];
      await run('hide-hero', { heroId: hidden, reason: 'offensive' });
      await run('hide-hero', { heroId: other, reason: 'unfair' });
      await merge(await openSession(hidden, other));
      expect(await hiddenFor(hidden)).toBe('offensive');
      await merge(await openSession(shown, third));
      expect(await hiddenFor(shown)).toBeNull();
    });

    it('goes on with what is its own while it is there, and nobody does where all have left', async () => {
      const [heroId, gone] = [await newHero(), await newHero()];
      const survivor = (id: string) =>
        database.transaction((transaction) => lockSurvivor(transaction, { heroId: id, tradeInId: 'any' }));
      expect(await survivor(heroId)).toBe(heroId);
      await run('remove-hero', { heroId: gone });
      expect(await survivor(gone)).toBeUndefined();
    });

    it('brings nothing along without both, or while points are set aside', async () => {
      const [heroId, other, gone] = [await newHero(), await newHero(), await newHero()];
      expect(await merge(await openSession(heroId, null))).toEqual({ code: 'nothing_to_merge' });
      expect(await merge(await openSession(null, other))).toEqual({ code: 'nothing_to_merge' });
      await run('remove-hero', { heroId: gone });
      expect(await merge(await openSession(heroId, gone))).toEqual({ code: 'nothing_to_merge' });
      expect(await merge(await openSession(gone, heroId))).toEqual({ code: 'unknown_hero' });
      await database.query('update hero set held_points = 5 where id = $1', [other]);
      expect(await merge(await openSession(heroId, other))).toEqual({ code: 'points_under_way' });
      await database.query('update hero set held_points = 0 where id = $1', [other]);
    });
  });
});
