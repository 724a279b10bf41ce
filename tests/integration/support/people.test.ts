import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { FOUNDATIONS } from '../../support/foundations.js';
import { joinHero, type JoinedHero } from '../../support/join-hero.js';
import type { Answer } from '../../support/request.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const NOTE = 'Wrote in this morning';

describe.each(FOUNDATIONS)('support, with $name', ({ redisUrl }) => {
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
      noor: await operator('Noor', 'support'), omar: await operator('Omar', 'support'),
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
    it('heroes by whatever they say of themselves, and by what they hold', async () => {
      const name = uniqueName();
      const hero = await joinHero(product, { name });
      const email = newEmail();
      const own = { email: `Own-${email}`, phone: `+971 50 ${Math.floor(1_000_000 + Math.random() * 8_999_999)}` };
      expect((await hero.call('PATCH', '/api/me', own)).status).toBe(200);
      await signIn(product, email, hero.cookie);
      const { body: tradeIn } = await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' });
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

    it('a company by its name and its id', async () => {
      const { companies } = await find('gulf');
      expect(companies.length).toBeGreaterThan(0);
      const [{ id, name }] = companies;
      expect((await find(id)).companies[0]).toEqual({ id, name, foundBy: 'id', orderId: null });
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
      ['Noor', 'POST /api/ops/people/{id}/contacts', 200], ['Desk', 'POST /api/ops/people/{id}/contacts', 403],
    ]);
  });

  it('sees a hero’s ledger, trade-ins, claims, challenges and messages, page by page', async () => {
    const hero = await joinHero(product);
    await signIn(product, newEmail(), hero.cookie);
    const { body: tradeIn } = await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' });
    const terms = { challengeType: 'points', targetValue: 500, pointsReward: 5, participantLimit: 2, durationDays: 7 };
    const made = await hero.call('POST', '/api/social-challenges', {
      title: 'Refill week', description: 'A week with one bottle, refilled.', ...terms,
    });
    expect(made.body).toMatchObject({ title: 'Refill week' });
    await hero.call('POST', `/api/social-challenges/${made.body.id}/join`);
    expect((await people.noor('GET', pathOf(hero, '/points?limit=1'))).body)
      .toMatchObject({ lines: [{ heroId: undefined, change: expect.any(Number) }] });
    expect((await people.noor('GET', `/api/ops/trade-ins?heroId=${hero.id}`)).body.tradeIns)
      .toMatchObject([{ id: tradeIn.id }]);
    expect((await people.noor('GET', `/api/ops/claims?heroId=${hero.id}`)).body.claims).toEqual([]);
    const first = (await people.noor('GET', pathOf(hero, '/challenges?limit=1'))).body;
    const second = (await people.noor('GET', pathOf(hero, `/challenges?limit=1&after=${first.next}`))).body;
    expect([...first.challenges, ...second.challenges].map(({ id, part }) => [id, part]).toSorted()).toEqual([
      [made.body.id, 'created'], [made.body.id, 'social'],
    ]);
    const { messages } = (await people.noor('GET', pathOf(hero, '/messages'))).body;
    expect(messages).toMatchObject([{ kind: 'sign-in-code', channel: 'email' }]);
    expect(JSON.stringify(messages)).not.toMatch(/@|\d{6}"/);
  });
});
