import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { LeaderboardProjection } from '@planet-heroes/backend/areas/leaderboard/leaderboard.projection';
import {
  SocialChallengesProjection,
} from '@planet-heroes/backend/areas/social-challenges/social-challenges.projection';
import { DEMO_HERO_ID, DEMO_SPONSOR_ID } from '@planet-heroes/contracts/kernel/demo';
import { CompanyDesk } from '../../support/company-desk.js';
import { rewardAdded } from '../../support/dubai-events.js';
import { oneFoundation } from '../../support/foundations.js';
import { joinHero, type JoinedHero } from '../../support/join-hero.js';
import { joinKeptHero } from '../../support/kept-hero.js';
import type { Answer } from '../../support/request.js';
import { connectToRooms } from '../../support/socket-client.js';
import { personOperator } from '../../support/person-operator.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const NOTE = 'Wrote in this morning';

describe.each(oneFoundation(import.meta.url))('support, with $name', ({ redisUrl }) => {
  type Operator = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  let product: TestProduct;
  let people: Record<'admin' | 'noor' | 'omar' | 'desk' | 'courier', Operator>;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, environment: { SIGN_INS_PER_MINUTE: '0' } });
    const email = newEmail();
    await product.operate('POST', '/api/ops/operators', { name: 'Huda', email, roles: ['admin'] });
    const { cookie } = await signIn(product, email);
    const admin: Operator = (method, path, body, headers) => product.call(method, path, body, { cookie, ...headers });
    const operator = async (name: string, role: string): Promise<Operator> => {
      const { body: { key } } = await admin('POST', '/api/ops/operators', { name, roles: [role] });
      return (method, path, body, headers) =>
        product.call(method, path, body, { authorization: `Bearer ${key}`, ...headers });
    };
    people = {
      admin,
      noor: await operator('Noor', 'support'), omar: await personOperator(product, admin, 'Omar', 'support'),
      desk: await operator('Desk', 'desk'), courier: await operator('Courier', 'courier'),
    };
  });
  afterEach(async () => {
    const { body } = await people.admin('POST', '/api/ops/books/check');
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });
  afterAll(() => product.close());

  const pathOf = ({ id }: { id: string }, of = '') => `/api/ops/people/${id}${of}`;
  const find = async (search: string, by = people.noor) =>
    (await by('GET', `/api/ops/people?${new URLSearchParams({ search })}`)).body;
  const idsOf = async (search: string) => (await find(search)).heroes.map(({ id, foundBy }: never) => [id, foundBy]);
  const uniqueName = () => `Zaynab ${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x').replaceAll('-', '')}`;
  const me = async (hero: JoinedHero) => (await hero.call('GET', '/api/me')).body;
  const inbox = async (hero: JoinedHero) =>
    (await hero.call('GET', '/api/me/inbox')).body.items.filter(({ kind }: { kind: string }) => kind === 'support-notice')
      .map(({ data }: { data: unknown }) => data);

  describe('finds', () => {
    it('heroes by all that they say of themselves, and by what they hold', async () => {
      const name = uniqueName();
      const hero = await joinHero(product, { name });
      const email = newEmail();
      const own = { email: `Own-${email}`, phone: `+971 50 ${Math.floor(1_000_000 + Math.random() * 8_999_999)}` };
      expect((await hero.call('PATCH', '/api/me', own)).status).toBe(200);
      const { body: tradeIn } = await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' });
      await signIn(product, email, hero.cookie);
      const national = `0${own.phone.slice('+971 '.length)}`;
      for (
        const [search, by] of [
          [hero.id, 'id'], [email.toUpperCase(), 'email'], [own.email, 'email'], [own.phone, 'phone'], [national, 'phone'],
          [tradeIn.id, 'trade-in'], [tradeIn.code.toLowerCase(), 'trade-in'], [name, 'name'],
          [name.toUpperCase().slice(3), 'name'],
        ] as const
      ) expect([search, await idsOf(search)]).toEqual([search, [[hero.id, by]]]);
      expect(await idsOf('100%')).toEqual([]);
      expect(await idsOf('nobody@example.com')).toEqual([]);
    });

    it('a part of a name page by page, without leaving anybody out', async () => {
      const name = uniqueName();
      const heroes = await Promise.all([1, 2, 3].map(() => joinHero(product, { name })));
      const page = async (after?: string) =>
        (await people.desk('GET', `/api/ops/people?${new URLSearchParams({ search: name, limit: '2', ...(after && { after }) })}`))
          .body;
      const first = await page();
      const second = await page(first.next);
      expect([first.heroes.length, second.heroes.length, second.next]).toEqual([2, 1, null]);
      const found = [...first.heroes, ...second.heroes].map(({ id }) => id);
      expect(found).toEqual(heroes.map(({ id }) => id).toSorted());
    });

    it('a company by its name, its id, an order, and its members', async () => {
      const company = new CompanyDesk(() => ({ ...product, operate: people.admin }));
      const { id, key } = await company.registerCompany();
      const orderId = await company.placedOrder(undefined, {}, key);
      const [found] = (await find(id)).companies;
      expect(found).toEqual({ id, name: expect.any(String), foundBy: 'id', orderId: null });
      expect((await find(found.name)).companies).toContainEqual({ ...found, foundBy: 'name' });
      expect((await find(orderId.toLowerCase())).companies).toEqual([{ ...found, foundBy: 'order', orderId }]);
      const member = { name: uniqueName(), email: newEmail() };
      expect((await company.call('POST', '/users', { ...member, role: 'User' }, key)).status).toBe(201);
      expect((await find(member.name.slice(3))).companies).toEqual([{ ...found, foundBy: 'name', member: member.name }]);
      expect((await find(member.email.toUpperCase())).companies)
        .toEqual([{ ...found, foundBy: 'email', member: member.name }]);
    });

    it('for nobody but support, the desk and admins', async () => {
      expect((await people.courier('GET', '/api/ops/people?search=a')).body.error.code).toBe('role_not_allowed');
      expect((await people.noor('GET', '/api/ops/people?search=')).body.error.code).toBe('invalid_request');
      expect((await people.noor('GET', '/api/ops/people/nobody')).body.error.code).toBe('unknown_hero');
      expect((await people.noor('GET', '/api/ops/people/nobody/points')).body.error.code).toBe('unknown_hero');
    });
  });

  it('sees a hero with masked contacts; who has them shown leaves a line in the audit log', async () => {
    const hero = await joinHero(product, { name: 'Samira Nasser' });
    const email = newEmail();
    await hero.call('PATCH', '/api/me', { phone: '+971 50 765 4321' });
    await signIn(product, email, hero.cookie);
    const seen = (await people.desk('GET', pathOf(hero))).body;
    expect(seen).toMatchObject({
      id: hero.id, name: 'Samira Nasser', leftAt: null, hidden: null, availablePoints: 25,
      contacts: { signInEmail: 'h•••@example.com', email: null, phone: '••• 4321' },
    });
    expect((await people.desk('POST', pathOf(hero, '/contacts'))).body.error.code).toBe('role_not_allowed');
    expect((await people.noor('POST', pathOf(hero, '/contacts'))).body)
      .toEqual({ signInEmail: email, email: null, phone: '+971 50 765 4321' });
    const { entries } = (await people.noor('GET', pathOf(hero, '/audit'))).body;
    expect(entries.map(({ operator, call, status }: never) => [operator, call, status])).toEqual([
      ['Noor', 'POST /api/ops/people/{id}/contacts', 200],
      ['Desk', 'POST /api/ops/people/{id}/contacts', 403],
    ]);
  });

  it('sees a hero’s ledger, trade-ins, claims, challenges and messages, page by page', async () => {
    const hero = await joinKeptHero(product);
    const { body: tradeIn } = await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' });
    const terms = { challengeType: 'points_earned', targetValue: 500, pointsReward: 50, participantLimit: 2, duration: 7 };
    const made = await hero.call('POST', '/api/social-challenges', {
      title: 'Refill week', description: 'A week with one bottle, refilled.', ...terms,
    });
    expect(made.body).toMatchObject({ title: 'Refill week' });
    await hero.call('POST', `/api/social-challenges/${made.body.id}/join`);
    const newest = (await people.noor('GET', pathOf(hero, '/points?limit=1'))).body;
    expect(newest).toMatchObject({ availablePoints: 25, lines: [{ rule: 'trade-verified', change: 0, to: 'pending' }] });
    expect((await people.noor('GET', pathOf(hero, `/points?limit=1&before=${newest.next}`))).body)
      .toMatchObject({ lines: [{ rule: 'join', change: 25 }], next: null });
    expect((await people.noor('GET', `/api/ops/trade-ins?heroId=${hero.id}`)).body.tradeIns)
      .toMatchObject([{ id: tradeIn.id }]);
    expect((await people.noor('GET', `/api/ops/claims?heroId=${hero.id}`)).body.claims).toEqual([]);
    const first = (await people.noor('GET', pathOf(hero, '/challenges?limit=1'))).body;
    const second = (await people.noor('GET', pathOf(hero, `/challenges?limit=1&after=${first.next}`))).body;
    expect([...first.challenges, ...second.challenges].map(({ id, part }) => [id, part]).toSorted()).toEqual([
      [made.body.id, 'created'], [made.body.id, 'social'],
    ]);
    await signIn(product, hero.accountEmail);
    const { messages } = (await people.noor('GET', pathOf(hero, '/messages'))).body;
    expect(messages).toMatchObject([
      { kind: 'security-notice', channel: 'email' }, { kind: 'sign-in-code', channel: 'email' },
      { kind: 'trade-in-step', channel: 'email' },
    ]);
    expect(Object.keys(messages[0]).toSorted())
      .toEqual(['channel', 'createdAt', 'id', 'kind', 'locale', 'sentAt', 'state']);
  });

  it('sees what a company’s people were sent, without their addresses and what they were sent as heroes', async () => {
    const desk = new CompanyDesk(() => ({ ...product, operate: people.admin }));
    const { id, key } = await desk.registerCompany();
    const email = newEmail();
    expect((await desk.call('POST', '/users', { name: 'Mariam', email }, key)).status).toBe(201);
    const messagesOf = async (by = people.noor) => (await by('GET', `/api/ops/companies/${id}/messages`)).body;
    const { messages, next } = await messagesOf();
    expect(next).toBeNull();
    expect(messages).toMatchObject([{ channel: 'email', to: `${email[0]}•••@${email.split('@')[1]}`, about: null }]);
    const hero = await joinHero(product);
    await signIn(product, email, hero.cookie);
    expect(JSON.stringify(await messagesOf())).not.toContain(email);
    expect((await messagesOf(people.desk)).error.code).toBe('role_not_allowed');
    expect((await people.noor('GET', '/api/ops/companies/nobody/messages')).body.error.code).toBe('unknown_company');
    expect((await people.noor('GET', `/api/ops/companies/${id}/messages?after=nonsense`)).status).toBe(400);
  });

  describe('gives a hero another name', () => {
    const rename = (hero: { id: string }, body: object, by = people.noor, headers?: Record<string, string>) =>
      by('POST', pathOf(hero, '/rename'), { reason: 'imitation', note: NOTE, ...body }, headers);

    it('which everybody sees, the hero is notified of, and may change again', async () => {
      const hero = await joinHero(product, { name: 'Madinat Notary' });
      expect((await rename(hero, { name: 'Hero one' })).body).toEqual({ heroId: hero.id });
      expect((await me(hero)).name).toBe('Hero one');
      expect((await product.call('GET', `/api/heroes/leaderboard/around/${hero.id}`)).body.heroes)
        .toContainEqual(expect.objectContaining({ id: hero.id, name: 'Hero one' }));
      expect(await inbox(hero)).toEqual([{ change: 'renamed', name: 'Hero one', reason: 'imitation' }]);
      const [line] = (await people.noor('GET', pathOf(hero, '/audit'))).body.entries;
      expect(line).toMatchObject({ operator: 'Noor', details: { reason: 'imitation', note: NOTE } });
      expect(line.details).not.toHaveProperty('name');
      expect(line.id).toEqual(expect.any(String));
      expect((await hero.call('PATCH', '/api/me', { name: 'Layla Notary' })).body.name).toBe('Layla Notary');
      expect(await inbox(hero)).toHaveLength(1);
    });

    it('once, however often it is sent', async () => {
      const hero = await joinHero(product);
      const again = { 'idempotency-key': randomUUID() };
      for (const _ of [1, 2]) expect((await rename(hero, { name: 'Hero two' }, people.noor, again)).status).toBe(200);
      await Promise.all([1, 2].map(() => rename(hero, { name: 'Hero two' })));
      expect(await inbox(hero)).toHaveLength(1);
    });

    it('unless the name is none, there is no such hero, or it is everybody’s', async () => {
      const hero = await joinHero(product);
      for (const wrong of [{ name: ' ' }, { name: 'Planet Heroes' }, { name: 'A', note: '' }, { name: 'A', reason: 'why' }])
        expect([wrong, (await rename(hero, wrong)).body.error?.code]).toEqual([wrong, 'invalid_request']);
      expect((await rename(hero, { name: 'A b' }, people.desk)).body.error.code).toBe('role_not_allowed');
      expect((await rename({ id: 'nobody' }, { name: 'A b' })).body.error.code).toBe('unknown_hero');
      expect((await rename({ id: DEMO_HERO_ID }, { name: 'A b' })).body.error.code).toBe('demo_hero_fixed');
    });
  });

  describe('hides a hero', () => {
    it('from the board, where others move up; shows it again where it stood', async () => {
      const [first, second] = [await joinHero(product), await joinHero(product)];
      const rankOf = async (hero: JoinedHero) =>
        (await product.call('GET', `/api/heroes/leaderboard/around/${hero.id}`)).body;
      const before = [await rankOf(first), await rankOf(second)];
      const hide = { reason: 'unfair', note: NOTE };
      expect((await people.noor('POST', pathOf(first, '/hide'), hide)).status).toBe(200);
      expect((await rankOf(first)).error.code).toBe('unknown_hero');
      expect(await rankOf(second)).toMatchObject({
        rank: before[1].rank - 1, totalHeroes: before[1].totalHeroes - 1, tiedWith: before[1].tiedWith - 1,
      });
      expect(await me(first)).toMatchObject({ hiddenFor: 'unfair', score: 25 });
      expect(await find(first.id)).toMatchObject({ heroes: [{ id: first.id, isHidden: true }] });
      await people.noor('POST', pathOf(first, '/hide'), { ...hide, reason: 'offensive' });
      expect(await me(first)).toMatchObject({ hiddenFor: 'unfair' });

      expect((await people.noor('POST', pathOf(first, '/show'), { note: NOTE })).status).toBe(200);
      expect((await rankOf(first)).rank).toBe(before[0].rank);
      expect(await me(first)).not.toHaveProperty('hiddenFor');
      expect(await find(first.id)).toMatchObject({ heroes: [{ id: first.id, isHidden: false }] });
      expect(await inbox(first)).toEqual([{ change: 'shown' }, { change: 'hidden', reason: 'unfair' }]);
    });

    it('also where it becomes part of another hero of the same person', async () => {
      const email = newEmail();
      const first = await joinHero(product);
      await signIn(product, email, first.cookie);
      const second = await joinHero(product);
      await people.noor('POST', pathOf(second, '/hide'), { reason: 'unfair', note: NOTE });
      const { cookie } = await signIn(product, email, second.cookie);
      expect((await product.call('POST', '/api/me/merge', undefined, { cookie })).status).toBe(200);
      const { body } = await product.call('GET', `/api/heroes/leaderboard/around/${first.id}`);
      expect(body.error.code).toBe('unknown_hero');
      expect(await find(first.id)).toMatchObject({ heroes: [{ id: first.id, isHidden: true }] });
    });

    it('and all that it does meanwhile counts, unseen', async () => {
      const hero = await joinHero(product);
      await people.noor('POST', pathOf(hero, '/hide'), { reason: 'offensive', note: NOTE });
      expect((await hero.call('POST', '/api/me/check-in')).status).toBe(200);
      expect((await hero.call('PATCH', '/api/me', { name: 'Other Name' })).status).toBe(200);
      const { body } = await product.call('GET', `/api/heroes/leaderboard/around/${hero.id}`);
      expect(body.error.code).toBe('unknown_hero');
      expect((await hero.call('DELETE', '/api/me')).status).toBe(200);
      expect((await people.noor('GET', pathOf(hero))).body).toMatchObject({ hidden: null, leftAt: expect.any(String) });
    });
  });

  describe('corrects points', () => {
    const correct = (hero: { id: string }, points: number, by = people.noor, headers?: Record<string, string>) =>
      by('POST', pathOf(hero, '/point-corrections'), { points, reason: 'missing', note: NOTE }, headers);
    const decide = (id: string, decision: string, by: Operator) =>
      by('POST', `/api/ops/point-corrections/${id}/decide`, { decision });

    it('at once up to the bound: for score, level and what can be spent, with a line in the ledger', async () => {
      const hero = await joinHero(product);
      expect(await correct(hero, 400)).toMatchObject({
        status: 201, body: { heroId: hero.id, points: 400, state: 'applied', proposedBy: 'Noor', decidedBy: null, note: null },
      });
      expect(await me(hero)).toMatchObject({ score: 425, lifetimePoints: 425, availablePoints: 425 });
      expect((await correct(hero, -100)).body.state).toBe('applied');
      expect(await me(hero)).toMatchObject({ score: 325, lifetimePoints: 325, availablePoints: 325 });
      expect((await product.call('GET', `/api/heroes/leaderboard/around/${hero.id}`)).body.points).toBe(325);
      expect((await hero.call('GET', '/api/me/points')).body.lines).toMatchObject([
        { rule: 'correction', change: -100, from: 'available', to: 'reversed' },
        { rule: 'correction', change: 400, from: 'issuer', to: 'available' }, { rule: 'join' },
      ]);
      expect(await inbox(hero)).toEqual([
        { change: 'points', points: -100, reason: 'missing' }, { change: 'points', points: 400, reason: 'missing' },
      ]);
    });

    it('above the bound with a second operator, also where many small ones make a large one', async () => {
      const hero = await joinHero(product);
      const { body: large } = await correct(hero, 1001);
      expect(large).toMatchObject({ state: 'proposed', note: NOTE });
      expect((await me(hero)).score).toBe(25);
      expect((await decide(large.id, 'approve', people.noor)).body.error.code).toBe('second_person_required');
      expect((await decide(large.id, 'approve', people.desk)).body.error.code).toBe('role_not_allowed');
      const both = await Promise.all([1, 2].map(() => decide(large.id, 'approve', people.omar)));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await me(hero)).score).toBe(1026);
      expect((await decide(large.id, 'decline', people.omar)).body.error.code).toBe('illegal_transition');

      expect((await correct(hero, -600)).body.state).toBe('applied');
      expect((await correct(hero, -400)).body.state).toBe('applied');
      const { body: third } = await correct(hero, 1);
      expect(third.state).toBe('proposed');
      const { corrections } = (await people.omar('GET', `/api/ops/point-corrections?state=proposed&heroId=${hero.id}`)).body;
      expect(corrections).toEqual([third]);
      expect((await decide(third.id, 'decline', people.noor)).body).toMatchObject({ state: 'declined', decidedBy: 'Noor' });
      expect((await me(hero)).score).toBe(26);
      expect((await people.noor('GET', pathOf(hero, '/audit'))).body.entries.map(({ subject }: never) => subject))
        .toContain(large.id);
    });

    it('takes of what is held for a reward no more than is left, and never more than was earned', async () => {
      const hero = await joinHero(product);
      await correct(hero, 500);
      const reward = rewardAdded({ availableQuantity: 1, pointsCost: 400 });
      expect((await people.admin('POST', '/api/ops/events', [reward])).body.applied).toBe(1);
      const claim = `/api/dubai/rewards/${reward.data.rewardId}/claim`;
      expect((await hero.call('POST', claim, { heroId: hero.id })).status).toBe(201);
      expect(await me(hero)).toMatchObject({ lifetimePoints: 525, availablePoints: 125 });
      expect((await correct(hero, -300)).body.state).toBe('applied');
      expect(await me(hero)).toMatchObject({ lifetimePoints: 225, score: 225, availablePoints: 0, heldPoints: 400 });
      const taken = (await hero.call('GET', '/api/me/points')).body.lines
        .filter(({ to }: { to: string }) => to === 'reversed');
      expect(taken.map(({ rule, amount }: never) => [rule, amount]).toSorted())
        .toEqual([['correction', 125], ['correction-held', 175]]);
      const terms = { reason: 'missing', note: NOTE };
      expect((await correct(hero, -226)).body.error.code).toBe('insufficient_points');
      expect((await people.noor('POST', pathOf(hero, '/point-corrections'), { ...terms, points: 0 })).status).toBe(400);
      expect((await people.noor('POST', pathOf(hero, '/point-corrections'), { ...terms, points: 1.5 })).status).toBe(400);
      expect((await correct({ id: DEMO_HERO_ID }, 5)).body.error.code).toBe('demo_hero_fixed');
      expect((await correct({ id: 'nobody' }, 5)).body.error.code).toBe('unknown_hero');
      expect((await decide('nothing', 'approve', people.omar)).body.error.code).toBe('unknown_item');
    });

    it('once, however often it is sent', async () => {
      const hero = await joinHero(product);
      const again = { 'idempotency-key': randomUUID() };
      const [one, two] = await Promise.all([1, 2].map(() => correct(hero, 300, people.noor, again)));
      expect(one!.body).toEqual(two!.body);
      expect((await me(hero)).score).toBe(325);
    });
  });

  describe('erases a hero', () => {
    it('as the hero itself would, once the id is repeated; what was proposed for it ends', async () => {
      const hero = await joinHero(product, { name: 'Nadia Erased' });
      const { body: proposed } = await people.noor('POST', pathOf(hero, '/point-corrections'), {
        points: 5000, reason: 'goodwill', note: NOTE,
      });
      const erase = (confirm: string) =>
        people.noor('POST', pathOf(hero, '/erase'), { reason: 'asked-for', note: NOTE, confirm });
      expect((await erase('yes')).body.error.code).toBe('invalid_request');
      expect((await me(hero)).name).toBe('Nadia Erased');
      expect((await erase(hero.id)).body).toEqual({ heroId: hero.id });
      expect((await hero.call('GET', '/api/me')).status).toBe(401);
      expect((await people.noor('GET', pathOf(hero))).body).toMatchObject({ leftAt: expect.any(String) });
      expect((await find('Nadia Erased')).heroes).toEqual([]);
      expect((await erase(hero.id)).body.error.code).toBe('unknown_hero');
      const { corrections } = (await people.omar('GET', `/api/ops/point-corrections?heroId=${hero.id}`)).body;
      expect(corrections).toMatchObject([{ id: proposed.id, state: 'declined', note: null }]);
    });
  });

  describe('takes away what heroes wrote', () => {
    const TERMS = { challengeType: 'points_earned', targetValue: 500, pointsReward: 50, participantLimit: 2, duration: 7 };
    const why = { reason: 'offensive', note: NOTE };

    it('a challenge: it ends, its budget returns, its texts go everywhere, and its creator is notified', async () => {
      const [creator, other] = [await joinKeptHero(product), await joinHero(product)];
      const made = await creator.call('POST', '/api/social-challenges', {
        title: 'Unkind words here', description: 'And some more of them.', ...TERMS,
      });
      const { id } = made.body;
      await other.call('POST', `/api/social-challenges/${id}/join`);
      const live = await connectToRooms(product.address);
      await live.subscribe('challenges');
      const remove = (by = people.noor) => by('POST', `/api/ops/social-challenges/${id}/remove`, why);
      expect((await remove(people.desk)).body.error.code).toBe('role_not_allowed');
      expect((await remove()).body).toEqual({ challengeId: id });
      expect((await remove()).status).toBe(200);
      await until('its viewers to see it gone', () => JSON.stringify(live.messages).includes('was taken away'));
      live.socket.close();
      const own = (await other.call('GET', '/api/social-challenges?tab=mine')).body;
      expect(own).toMatchObject([{ id, title: 'A challenge that was taken away', isActive: false }]);
      const [refund] = await product.database.query(
        `select amount::int as amount from ledger_entry where cause = $1 and rule = 'challenge-refund'`, [`end:${id}`],
      );
      expect(refund).toEqual({ amount: 100 });
      for (const table of ['event_log', 'ledger_entry', 'command_result', 'accepted_command', 'social_challenge']) {
        const left = await product.database.query(`select 1 from ${table} as row where row::text like '%Unkind words%'`);
        expect([table, left]).toEqual([table, []]);
      }
      expect(await inbox(creator)).toEqual([{ change: 'challenge', challengeId: id, reason: 'offensive' }]);
      const { items } = (await other.call('GET', '/api/me/inbox')).body;
      expect(items.filter(({ kind }: { kind: string }) => kind === 'challenge-ended')).toMatchObject([
        { data: { challengeId: id, programme: 'social', state: 'removed' } },
      ]);
      expect((await people.noor('GET', pathOf(creator, '/audit'))).body.entries[0]).toMatchObject({ subject: id });
      expect((await people.noor('POST', '/api/ops/social-challenges/nothing/remove', why)).body.error.code)
        .toBe('unknown_challenge');
    });

    it('a sponsor’s message: what was given stays, and the hero who wrote it is notified', async () => {
      const hero = await joinHero(product);
      const [mission] = (await product.call('GET', '/api/sponsored-missions')).body
        .filter(({ status }: { status: string }) => status === 'funding');
      const [tier] = (await product.call('GET', '/api/sponsorship-tiers')).body;
      const sent = await hero.call('POST', '/api/mission-sponsorships', {
        sponsorId: DEMO_SPONSOR_ID, missionId: mission.id, tierId: tier.id, amount: tier.minAmount,
        message: 'Words nobody should read', isAnonymous: false,
      });
      expect(sent.body).toMatchObject({ missionId: mission.id });
      const remove = (id = sent.body.id) => people.noor('POST', `/api/ops/sponsorships/${id}/remove-message`, why);
      expect((await remove()).body).toEqual({ sponsorshipId: sent.body.id });
      expect((await remove()).status).toBe(200);
      expect((await remove('nothing')).body.error.code).toBe('unknown_sponsorship');
      const seen = (await people.noor('GET', `/api/ops/sponsorships/${sent.body.id}`)).body;
      expect(seen).toMatchObject({ message: null, amount: tier.minAmount });
      const sponsors = (await product.call('GET', `/api/sponsored-missions/${mission.id}/sponsors`)).body;
      expect(JSON.stringify(sponsors)).not.toContain('Words nobody');
      expect(await inbox(hero)).toEqual([{ change: 'message', mission: mission.title, reason: 'offensive' }]);
    });
  });

  it('leaves projections as the tables say, with a hero hidden and a challenge taken away', async () => {
    const hero = await joinKeptHero(product);
    const { body: { id } } = await hero.call('POST', '/api/social-challenges', {
      title: 'Of the tables', description: 'As they are read.', challengeType: 'points_earned', targetValue: 500,
      pointsReward: 50, participantLimit: 2, duration: 7,
    });
    const why = { reason: 'unfair', note: NOTE };
    expect((await people.noor('POST', pathOf(hero, '/hide'), why)).status).toBe(200);
    expect((await people.noor('POST', `/api/ops/social-challenges/${id}/remove`, why)).status).toBe(200);
    for (const Kind of [LeaderboardProjection, SocialChallengesProjection]) {
      const loaded = new Kind();
      await loaded.load(product.database);
      expect([Kind.name, product.backend.app.get(Kind).hash()]).toEqual([Kind.name, loaded.hash()]);
    }
  });
});
