import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CORRECTION_BOUND, CORRECTION_DAY_HOURS } from '@planet-heroes/contracts/areas/support/catalogue';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { giveAccount } from '../../../../tests/support/accounts.js';
import { commandsOn } from '../../../../tests/support/commands.js';
import { rewardAdded } from '../../../../tests/support/dubai-events.js';
import { tradeVerified } from '../../../../tests/support/events.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import { reconcile } from '../../kernel/reconciliation/reconcile.js';
import { findPeople } from './find-people.js';
import { listCorrections } from './read-corrections.js';
import { maskedEmail, readContacts, readPerson } from './read-person.js';
import { readAuditOf, readChallengesOf, readMessagesOf, readMessagesOfCompany } from './read-person-lists.js';

const JOINED = 25;
const NOOR = { id: 'noor', name: 'Noor' };
const OMAR = { id: 'omar', name: 'Omar' };

describe('support', () => {
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
  const newHero = async (name = 'Layla') => {
    const heroId = randomUUID();
    await apply({ ...tradeVerified(), type: 'hero.joined', time: new Date().toISOString(), data: { heroId, name } });
    return heroId;
  };

  describe('corrects points', () => {
    const correct = async (heroId: string, points: number) =>
      await run('correct-points', { heroId, points, reason: 'counted-twice', note: 'Wrote in', by: NOOR }) as {
        result: { id: string; state: string }; code: string;
      };
    const decide = (correctionId: string, decision: string, by = OMAR) =>
      run('decide-point-correction', { correctionId, decision, by });
    const stateOf = async (heroId: string, points: number) => (await correct(heroId, points)).result.state;
    const list = async (query: object = {}) => await listCorrections(database, { limit: 10, ...query });
    const pointsOf = async (heroId: string) => (await readPerson(database, heroId)).lifetimePoints;

    it('alone up to the bound, plus and minus alike, within a day and of one hero', async () => {
      const [heroId, other] = [await newHero(), await newHero()];
      expect(await stateOf(heroId, CORRECTION_BOUND - 400)).toBe('applied');
      expect(await stateOf(heroId, -400)).toBe('applied');
      expect(await stateOf(other, CORRECTION_BOUND)).toBe('applied');
      const third = await correct(heroId, 1);
      expect(third.result.state).toBe('proposed');
      expect(await pointsOf(heroId)).toBe(JOINED + CORRECTION_BOUND - 800);
      // What two have decided is not what one did alone.
      expect(await decide(third.result.id, 'approve')).toMatchObject({ result: { state: 'applied', decidedBy: 'Omar' } });
      const age = (hours: number) =>
        database.query(
          `update point_correction set proposed_at = now() - make_interval(secs => $2) where hero_id = $1`,
          [heroId, hours * 3_600],
        );
      await age(CORRECTION_DAY_HOURS - 0.1);
      expect(await stateOf(heroId, 1)).toBe('proposed');
      await age(CORRECTION_DAY_HOURS + 0.1);
      expect(await stateOf(heroId, CORRECTION_BOUND)).toBe('applied');
    });

    it('down to none, and not below, also where it has become less since it was proposed', async () => {
      const [heroId, emptied] = [await newHero(), await newHero()];
      expect(await stateOf(emptied, -JOINED)).toBe('applied');
      expect(await correct(heroId, -JOINED - 1)).toEqual({ code: 'insufficient_points' });
      const { result: { id: given } } = await correct(heroId, 1_500);
      expect(await decide(given, 'approve', NOOR)).toEqual({ code: 'second_person_required' });
      await decide(given, 'approve');
      const { result: { id: taken } } = await correct(heroId, -1_500);
      expect(await stateOf(heroId, -JOINED - 1)).toBe('applied');
      expect(await decide(taken, 'approve')).toEqual({ code: 'insufficient_points' });
      expect(await list({ heroId, state: 'proposed' })).toMatchObject({ corrections: [{ id: taken, note: 'Wrote in' }] });
      expect(await decide(taken, 'decline', NOOR)).toMatchObject({ result: { state: 'declined', note: null, decidedBy: 'Noor' } });
      expect(await decide(taken, 'approve')).toEqual({ code: 'illegal_transition' });
      expect(await stateOf(heroId, -900)).toBe('applied');
      expect(await correct(heroId, -600)).toEqual({ code: 'insufficient_points' });
    });

    it('of nobody else, and decides on nothing that was not proposed', async () => {
      expect(await correct(DEMO_HERO_ID, 5)).toEqual({ code: 'demo_hero_fixed' });
      expect(await correct('nobody', 5)).toEqual({ code: 'unknown_hero' });
      expect(await decide('nothing', 'approve')).toEqual({ code: 'unknown_item' });
    });

    it('and lists them, the newest first, by state, by hero and page by page', async () => {
      const heroId = await newHero();
      const ids: string[] = [];
      for (const points of [1, 2, 2_000]) {
        ids.unshift((await correct(heroId, points)).result.id);
        await database.query(
          `update point_correction set proposed_at = proposed_at - interval '1 second' where hero_id = $1`, [heroId],
        );
      }
      const first = await list({ heroId, limit: 2 });
      expect(first.corrections.map(({ id }) => id)).toEqual(ids.slice(0, 2));
      const second = await list({ heroId, limit: 2, after: first.next! });
      expect([second.corrections.map(({ id }) => id), second.next]).toEqual([ids.slice(2), null]);
      const [proposed] = (await list({ heroId, state: 'proposed' })).corrections;
      expect(proposed).toEqual({
        id: ids[0], heroId, points: 2_000, reason: 'counted-twice', note: 'Wrote in', state: 'proposed',
        proposedAt: expect.any(String), proposedBy: 'Noor', decidedAt: null, decidedBy: null,
      });
      expect((await list({ heroId, state: 'applied' })).corrections).toMatchObject([
        { points: 2, note: null, decidedAt: expect.any(String), decidedBy: null }, { points: 1 },
      ]);
      await run('remove-hero', { heroId });
      const { corrections } = await list({ heroId });
      expect(corrections.map(({ state, note, decidedAt }) => [state, note, decidedAt !== null]))
        .toEqual([['declined', null, true], ['applied', null, true], ['applied', null, true]]);
    });
  });

  describe('finds people', () => {
    const find = async (search: string, query: object = {}) => findPeople(database, { search, limit: 10, ...query });
    const found = async (search: string) => (await find(search)).heroes.map(({ id, foundBy }) => [id, foundBy]);

    it('by a claim, by a telephone number of at least seven digits, and each once', async () => {
      const heroId = await newHero();
      const reward = rewardAdded({ availableQuantity: 1, pointsCost: JOINED });
      await apply(reward);
      const claimed = await run('claim-reward', { heroId, rewardId: String(reward.data.rewardId) });
      const { result: { claimId } } = claimed as { result: { claimId: string } };
      expect(await found(claimId)).toEqual([[heroId, 'claim']]);
      await run('update-hero', { heroId, phone: '7654321', email: 'Layla.One@example.com' });
      for (const [search, by] of [['765-4321', 'phone'], ['layla.one@EXAMPLE.com', 'email'], [heroId, 'id']])
        expect(await found(search!)).toEqual([[heroId, by]]);
      expect(await found('٧٦٥.٤٣٢١')).toEqual([[heroId, 'phone']]);
      await run('update-hero', { heroId, phone: '654 321', email: 'noor@مثال.امارات' });
      expect(await found('Noor@مثال.امارات')).toEqual([[heroId, 'email']]);
      expect([await found('654 321'), await found('7654321')]).toEqual([[], []]);
      await giveAccount(database, { id: randomUUID(), email: 'layla.one@example.com', heroId });
      expect(await found('layla.one@example.com')).toEqual([[heroId, 'email']]);
    });

    it('who are hidden, guests or gone: the latter by their ids alone', async () => {
      const heroId = await newHero('Hidden Findme');
      await run('hide-hero', { heroId, reason: 'offensive' });
      const { result: { id: guest } } = await run('welcome-guest', {
        session: { tokenHash: 'a'.repeat(64), device: 'Chrome' },
      }) as { result: { id: string } };
      const view = async (search: string) => (await find(search)).heroes;
      expect(await view('findme')).toEqual([{
        id: heroId, name: 'Hidden Findme', foundBy: 'name', score: JOINED, joinedAt: expect.any(String), isGuest: false,
        isHidden: true, hasLeft: false,
      }]);
      expect(await view(guest)).toMatchObject([{ foundBy: 'id', isGuest: true, isHidden: false, hasLeft: false }]);
      const { name } = (await view(guest))[0]!;
      expect((await view(name)).map(({ id }) => id)).not.toContain(guest);
      await run('remove-hero', { heroId });
      expect(await view('findme')).toEqual([]);
      expect(await view(heroId)).toMatchObject([{ hasLeft: true, isHidden: false }]);
    });

    it('page by page, what is certain with the first page alone', async () => {
      const name = `Pages ${randomUUID().slice(0, 8)}`;
      const ids = (await Promise.all([1, 2, 3].map(() => newHero(name)))).toSorted();
      const first = await find(name, { limit: 2 });
      expect([first.heroes.map(({ id }) => id), first.next]).toEqual([ids.slice(0, 2), ids[1]]);
      const second = await find(name, { limit: 2, after: first.next! });
      expect([second.heroes.map(({ id }) => id), second.next]).toEqual([ids.slice(2), null]);
      expect((await find(ids[0]!, { after: 'z' })).heroes).toEqual([]);
      expect((await find(name, { limit: 3 })).next).toBeNull();
    });
  });

  describe('sees of a person', () => {
    it('what is known, and how it is reached but for what says who it is', async () => {
      const heroId = await newHero();
      await run('update-hero', { heroId, phone: '+971 50 765 4321', email: 'own@example.com', zoneId: 'zone-2' });
      await run('hide-hero', { heroId, reason: 'unfair' });
      expect(await readPerson(database, heroId)).toEqual({
        id: heroId, name: 'Layla', isGuest: false, isDemo: false, zoneId: 'zone-2', locale: null, score: expect.any(Number),
        availablePoints: expect.any(Number), pendingPoints: 0, heldPoints: 0, lifetimePoints: expect.any(Number),
        level: expect.any(String), joinedAt: expect.any(String), leftAt: null,
        hidden: { since: expect.any(String), reason: 'unfair' },
        contacts: { signInEmail: null, email: 'o•••@example.com', phone: '••• 4321' },
      });
      expect(await readContacts(database, heroId)).toEqual({
        signInEmail: null, email: 'own@example.com', phone: '+971 50 765 4321',
      });
      expect((await readPerson(database, DEMO_HERO_ID)).isDemo).toBe(true);
      await run('remove-hero', { heroId });
      expect(await readPerson(database, heroId)).toMatchObject({ leftAt: expect.any(String), hidden: null });
      await expect(readContacts(database, heroId)).rejects.toMatchObject({ code: 'unknown_hero' });
    });

    it('nothing of who is not there', async () => {
      const page = { limit: 1 };
      for (const read of [readPerson, readContacts]) {
        await expect(read(database, 'nobody')).rejects.toMatchObject({ code: 'unknown_hero' });
      }
      for (const read of [readChallengesOf, readMessagesOf, readAuditOf]) {
        await expect(read(database, 'nobody', page)).rejects.toMatchObject({ code: 'unknown_hero' });
      }
      await expect(readMessagesOfCompany(database, 'nobody', page)).rejects.toMatchObject({ code: 'unknown_company' });
    });

    it('of an address its first letter and its domain', () => {
      expect(['layla@example.com', 'a@b', '"a@b"@example.com'].map(maskedEmail))
        .toEqual(['l•••@example.com', 'a•••@b', '"•••@example.com']);
    });
  });
});
