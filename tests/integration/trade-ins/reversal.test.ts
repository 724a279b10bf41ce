import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PointsAnswer } from '@planet-heroes/contracts/areas/heroes/schemas';
import { type TradeIn, tradeInSchema } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { challengeOpened, rewardAdded } from '../../support/dubai-events.js';
import { tradeVerified } from '../../support/events.js';
import { oneFoundation } from '../../support/foundations.js';
import { joinHero, type JoinedHero } from '../../support/join-hero.js';
import { joinKeptHero } from '../../support/kept-hero.js';
import { personOperator } from '../../support/person-operator.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const GOOD = { screen: 'light-scratches', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry' };
const BANK = { method: 'bank', holder: 'Layla Haddad', iban: 'AE07 0331 2345 6789 0123 456' };
const REASON = 'Reported as stolen';
/** An iPhone 13 Pro in good condition. */
const [POINTS, FILS, BOTTLES, CO2] = [1700, 85_000, 425, 1700];
/** What joining gives. */
const JOINED = 25;

describe.each(oneFoundation(import.meta.url))('a credited trade-in that is taken back, with $name', ({ redisUrl }) => {
  type Operator = (
    method: string, path: string, body?: unknown, headers?: Record<string, string>,
  ) => ReturnType<TestProduct['call']>;
  let product: TestProduct;
  let people: Record<'admin' | 'mariam' | 'omar' | 'desk', Operator>;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
    const email = newEmail();
    await product.operate('POST', '/api/ops/operators', { name: 'Huda', email, roles: ['admin'] });
    const { cookie } = await signIn(product, email);
    const admin: Operator = (method, path, body, headers) => product.call(method, path, body, { cookie, ...headers });
    const operator = async (name: string, role: string): Promise<Operator> => {
      const { body: { key } } = await admin('POST', '/api/ops/operators', { name, roles: [role] });
      return (method, path, body) => product.call(method, path, body, { authorization: `Bearer ${key}` });
    };
    people = {
      admin,
      mariam: await operator('Mariam', 'finance'), omar: await personOperator(product, admin, 'Omar', 'finance'),
      desk: await operator('Desk', 'desk'),
    };
  });
  afterEach(async () => {
    const { body } = await people.admin('POST', '/api/ops/books/check');
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });
  afterAll(() => product.close());

  const start = async (hero: JoinedHero, choice?: object): Promise<TradeIn> => {
    const { body } = await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' });
    if (choice) expect((await hero.call('PUT', `/api/me/trade-ins/${body.id}/payout`, choice)).status).toBe(200);
    return tradeInSchema.parse(body);
  };
  const step = (id: string, name: string, body: object = {}) => people.desk('POST', `/api/ops/trade-ins/${id}/${name}`, body);
  const credited = async (hero: JoinedHero, choice?: object): Promise<TradeIn> => {
    const { id } = await start(hero, choice);
    await hero.call('PUT', `/api/me/trade-ins/${id}/handover`, { method: 'drop-off' });
    await step(id, 'receive');
    await step(id, 'inspect', { answers: GOOD });
    return tradeInSchema.parse((await step(id, 'wipe', { certificate: 'NIST SP 800-88 purge' })).body);
  };
  const reverse = (id: string, body: object = { reason: REASON }, by: Operator = people.mariam) =>
    by('POST', `/api/ops/trade-ins/${id}/reverse`, body);
  const me = async (hero: JoinedHero) => (await hero.call('GET', '/api/me')).body;
  const money = async (hero: JoinedHero) => (await hero.call('GET', '/api/me/money')).body;
  const ingest = (...events: unknown[]) => people.admin('POST', '/api/ops/events', events);
  const impact = async () => (await product.call('GET', '/api/impact-stats')).body;
  const onBoard = async (hero: JoinedHero) => (await product.call('GET', `/api/heroes/leaderboard/around/${hero.id}`)).body;

  it('gives back points, score and impact, notifies its hero with the reason, and cannot happen twice', async () => {
    const hero = await joinHero(product);
    const before = { me: await me(hero), impact: await impact(), board: await onBoard(hero) };
    const { id } = await credited(hero);
    expect(await me(hero)).toMatchObject({ score: JOINED + POINTS, availablePoints: JOINED + POINTS });
    expect((await impact()).bottlesPrevented).toBe(before.impact.bottlesPrevented + BOTTLES);

    expect((await reverse(id, { reason: REASON }, people.desk)).body.error.code).toBe('role_not_allowed');
    expect((await reverse(id, { reason: ' ' })).status).toBe(400);
    expect((await reverse(id, { reason: 'x'.repeat(501) })).status).toBe(400);
    const taken = await reverse(id);
    expect([taken.status, tradeInSchema.parse(taken.body)]).toMatchObject([
      200, { state: 'reversed', reasons: [REASON], flags: [], steps: expect.arrayContaining([
        expect.objectContaining({ state: 'reversed', by: 'desk', note: REASON }),
      ]) },
    ]);
    expect((await reverse(id)).body.error).toMatchObject({ code: 'illegal_transition', details: { legal: [] } });
    for (const figure of ['score', 'lifetimePoints', 'availablePoints', 'pendingPoints', 'bottlesPrevented', 'co2Saved'])
      expect([figure, (await me(hero))[figure]]).toEqual([figure, before.me[figure]]);
    expect(await impact()).toEqual(before.impact);
    expect((await onBoard(hero)).points).toBe(before.board.points);

    expect((await hero.call('GET', `/api/me/trade-ins/${id}`)).body).toMatchObject({ state: 'reversed', reasons: [REASON] });
    const { lines } = (await hero.call('GET', '/api/me/points')).body;
    expect(lines[0]).toMatchObject({
      rule: 'trade-reversed', amount: POINTS, change: -POINTS, balance: JOINED, from: 'available', to: 'reversed',
      cause: `reverse:${id}`,
    });
    const news = await hero.call('GET', '/api/me/inbox');
    expect(JSON.stringify(news.body)).toContain(`trade-in-${id}-reversed`);
    const entries = (await people.admin('GET', '/api/ops/audit')).body.entries;
    expect(entries.some(({ call }: { call: string }) => call.includes('/reverse'))).toBe(true);
  });

  it('answers the same where it is sent again under one key', async () => {
    const { id } = await credited(await joinHero(product));
    const key = { 'idempotency-key': randomUUID() };
    const path = `/api/ops/trade-ins/${id}/reverse`;
    const answers = await Promise.all([1, 2, 3].map(() => people.admin('POST', path, { reason: REASON }, key)));
    expect(answers.map(({ status, body }) => `${status} ${body.state}`)).toEqual(
      ['200 reversed', '200 reversed', '200 reversed'],
    );
  });

  it('takes points as far as they are left; what is held for a reward is flagged until it is settled', async () => {
    const hero = await joinHero(product);
    const { id } = await credited(hero);
    const reward = rewardAdded({ pointsCost: 725 });
    await ingest(reward);
    const claimed = await hero.call('POST', `/api/dubai/rewards/${reward.data.rewardId}/claim`, { heroId: hero.id });
    expect(claimed.status).toBe(201);
    const { body } = await reverse(id);
    expect(body.flags).toMatchObject([{
      reason: 'points-spent', note: '700 of its 1700 points are held for a reward, and are taken back if they return.', clearedAt: null,
    }]);
    expect(await me(hero)).toMatchObject({ score: JOINED, lifetimePoints: JOINED, availablePoints: 0, heldPoints: 725 });
    const cleared = await step(id, 'clear', { remark: 'Agreed by phone: earned back with the next trade-in.' });
    expect(cleared.body).toMatchObject({ state: 'reversed', flags: [{ clearedBy: 'Desk' }] });
  });

  it('takes what a correction has left, and the money all the same', async () => {
    const hero = await joinHero(product);
    const { id } = await credited(hero, BANK);
    const correction = { points: -1000, reason: 'unfair', note: 'Two phones, counted as one.' };
    const corrected = await people.admin('POST', `/api/ops/people/${hero.id}/point-corrections`, correction);
    expect(corrected.body).toMatchObject({ state: 'applied' });
    const { pointsEarned } = await impact();
    const left = JOINED + POINTS - 1000;

    expect(await reverse(id)).toMatchObject({ status: 200, body: { state: 'reversed', flags: [] } });
    expect(await me(hero)).toMatchObject({ score: 0, lifetimePoints: 0, availablePoints: 0, bottlesPrevented: 0 });
    expect([(await onBoard(hero)).points, (await impact()).pointsEarned]).toEqual([0, pointsEarned - left]);
    expect(await money(hero)).toMatchObject({ owedFils: 0, payouts: [{ tradeInId: id, state: 'withdrawn' }] });
    const { lines } = (await hero.call('GET', '/api/me/points')).body as PointsAnswer;
    const taken = lines.filter(({ cause }) => cause === `reverse:${id}`);
    expect(new Map(taken.map(({ rule, amount, change }) => [rule, [amount, change]]))).toEqual(
      new Map([['trade-reversed', [left, -left]], ['trade-reversed-uncounted', [POINTS - left, 0]]]),
    );
  });

  it('takes no more than a correction has left of points that are held as well, also by an event', async () => {
    const hero = await joinHero(product);
    const { id } = await credited(hero);
    const reward = rewardAdded({ pointsCost: 1000 });
    await ingest(reward);
    await hero.call('POST', `/api/dubai/rewards/${reward.data.rewardId}/claim`, { heroId: hero.id });
    const correction = { points: -900, reason: 'unfair', note: 'Two phones, counted as one.' };
    await people.admin('POST', `/api/ops/people/${hero.id}/point-corrections`, correction);
    expect(await me(hero)).toMatchObject({ score: 825, availablePoints: 0, heldPoints: 1000 });
    const event = {
      specversion: '1.0', id: randomUUID(), source: '/trade-desk/test', type: 'trade.reversed',
      time: new Date().toISOString(), data: { tradeInId: id, heroId: hero.id, reason: REASON },
    };
    expect((await ingest(event)).body.applied).toBe(1);
    expect(await me(hero)).toMatchObject({ score: 0, lifetimePoints: 0, availablePoints: 0, heldPoints: 1000 });
    expect((await people.admin('GET', `/api/ops/trade-ins/${id}`)).body.flags).toMatchObject([
      { reason: 'points-spent', note: '825 of its 1700 points are held for a reward, and are taken back if they return.' },
    ]);
    const further = await people.admin('POST', `/api/ops/people/${hero.id}/point-corrections`, { ...correction, points: -1 });
    expect(further.body.error.code).toBe('insufficient_points');
  });

  it('sets open challenges back, and leaves what was completed', async () => {
    const hero = await joinHero(product);
    const open = challengeOpened({ target: BOTTLES + 1 });
    const done = challengeOpened({ target: BOTTLES, pointsReward: 30 });
    await ingest(open, done);
    for (const { data } of [open, done])
      expect((await hero.call('POST', `/api/dubai/challenges/${data.challengeId}/join`, { heroId: hero.id })).status).toBe(201);
    const social = async (targetValue: number) => {
      const form = {
        title: 'Save the sea', description: 'All of us together.', challengeType: 'co2_saved', targetValue, duration: 7,
        pointsReward: 100, participantLimit: 20, creatorId: hero.id,
      };
      const creator = await joinKeptHero(product);
      const { body } = await creator.call('POST', '/api/social-challenges', { ...form, creatorId: creator.id });
      expect((await hero.call('POST', `/api/social-challenges/${body.id}/join`)).status).toBe(200);
      return body.id as string;
    };
    const eco = await social(100);
    const { id } = await credited(hero);
    const progress = async () => {
      const parts = (await hero.call('GET', '/api/me/challenges')).body as { challengeId: string; progress: number }[];
      const challenges = (await hero.call('GET', '/api/social-challenges')).body as { id: string; userParticipation: unknown }[];
      return {
        open: parts.find(({ challengeId }) => challengeId === open.data.challengeId),
        done: parts.find(({ challengeId }) => challengeId === done.data.challengeId),
        eco: challenges.find((each) => each.id === eco)!.userParticipation,
      };
    };
    const reached = await until('what the trade counts for', async () => {
      const now = await progress();
      return now.open!.progress > 0 && now;
    });
    expect(reached).toMatchObject({ open: { progress: BOTTLES }, done: { progress: BOTTLES, status: 'completed' } });
    expect(reached.eco).toMatchObject({ currentProgress: Math.floor(CO2 / 1000) });
    await reverse(id);
    expect(await progress()).toMatchObject({
      open: { progress: 0, status: 'active' }, done: { progress: BOTTLES, status: 'completed' }, eco: { currentProgress: 0 },
    });
    expect((await me(hero)).score).toBe(JOINED + 30);
    // Again, and it counts from the beginning.
    await credited(hero);
    expect((await progress()).open!.progress).toBe(BOTTLES);
  });

  it('withdraws money that has not left: undecided, owed, or credit as far as it is unspent', async () => {
    const hero = await joinHero(product);
    const [undecided, owed, spent, unspent] = [
      await credited(hero), await credited(hero, BANK), await credited(hero, { method: 'credit' }),
      await credited(hero, { method: 'credit' }),
    ];
    expect(await money(hero)).toMatchObject({ creditFils: 2 * FILS, owedFils: FILS });
    expect((await hero.call('POST', '/api/me/credit-codes', { amountFils: 100_000 })).status).toBe(201);
    expect((await reverse(undecided.id)).body.flags).toEqual([]);
    expect((await reverse(owed.id)).body.flags).toEqual([]);
    expect(await money(hero)).toMatchObject({ creditFils: 70_000, owedFils: 0 });
    expect((await reverse(spent.id)).body.flags).toMatchObject([
      { reason: 'money-left', note: 'AED 150.00 of its AED 850.00 of credit had been spent, and could not be taken back.' },
    ]);
    expect((await reverse(unspent.id)).body.flags).toMatchObject([{ reason: 'money-left' }]);
    const { creditFils, payouts } = await money(hero);
    expect([creditFils, new Set(payouts.map(({ state }: { state: string }) => state))]).toEqual([0, new Set(['withdrawn'])]);
    expect((await hero.call('PUT', `/api/me/trade-ins/${owed.id}/payout`, { method: 'credit' })).body.error.code)
      .toBe('illegal_transition');
    const rules = (await hero.call('GET', '/api/me/points')).body.lines.map(({ rule }: { rule: string }) => rule);
    expect(rules.some((rule: string) => rule.startsWith('money-'))).toBe(false);
    expect((await people.admin('GET', '/api/ops/payouts?state=owed')).body.payouts).toEqual([]);
  });

  it('notes what is at the bank; what comes back from there is nobody’s to choose about', async () => {
    const hero = await joinHero(product);
    const [sent, back] = [await credited(hero, BANK), await credited(hero, BANK)];
    const batch = (await people.mariam('POST', '/api/ops/payout-batches')).body;
    const path = `/api/ops/payout-batches/${batch.id}`;
    await people.omar('POST', `${path}/approve`);
    for (const { id } of [sent, back])
      expect((await reverse(id)).body.flags).toMatchObject([
        { reason: 'money-left', note: 'AED 850.00 are on the way to the bank.' },
      ]);
    const returned = [{ tradeInId: back.id, reason: 'Account closed' }];
    expect((await people.mariam('POST', `${path}/settle`, { reference: 'ENBD-9', returned })).status).toBe(200);
    const { payouts } = await money(hero);
    expect(new Map(payouts.map(({ tradeInId, state }: Record<string, string>) => [tradeInId, state])))
      .toEqual(new Map([[sent.id, 'paid'], [back.id, 'withdrawn']]));
    expect(await money(hero)).toMatchObject({ owedFils: 0, creditFils: 0 });

    const paid = await credited(hero, BANK);
    const second = (await people.mariam('POST', '/api/ops/payout-batches')).body;
    await people.omar('POST', `/api/ops/payout-batches/${second.id}/approve`);
    await people.mariam('POST', `/api/ops/payout-batches/${second.id}/settle`, { reference: 'ENBD-10' });
    expect((await reverse(paid.id)).body.flags).toMatchObject([{ note: 'AED 850.00 were transferred.' }]);
  });

  /** Signs in to an account with a hero, and merges this one into it. */
  const mergedInto = async (from: JoinedHero): Promise<JoinedHero> => {
    const email = newEmail();
    await signIn(product, email, (await joinHero(product)).cookie);
    const { cookie } = await signIn(product, email, from.cookie);
    const call: JoinedHero['call'] = (method, path, body, headers) =>
      product.call(method, path, body, { cookie, ...headers });
    const { status, body: { id, referralCode } } = await call('POST', '/api/me/merge');
    expect(status).toBe(200);
    return { id, referralCode, cookie, call };
  };

  it('is taken back from the hero that its hero was merged into, with the money that has not left', async () => {
    const other = await joinHero(product);
    const [owed, undecided] = [await credited(other, BANK), await credited(other)];
    const before = await impact();
    const hero = await mergedInto(other);
    expect(await me(hero)).toMatchObject({ score: JOINED + 2 * POINTS });
    expect(await money(hero)).toMatchObject({ owedFils: FILS, creditFils: FILS });

    expect((await reverse(owed.id)).body).toMatchObject({ state: 'reversed', flags: [] });
    expect(await me(hero)).toMatchObject({ score: JOINED + POINTS, availablePoints: JOINED + POINTS });
    expect(await money(hero)).toMatchObject({ owedFils: 0, creditFils: FILS });
    expect((await reverse(owed.id)).body.error.code).toBe('illegal_transition');
    expect((await reverse(undecided.id)).body).toMatchObject({ state: 'reversed', flags: [] });
    expect(await me(hero)).toMatchObject({
      score: JOINED, lifetimePoints: JOINED, availablePoints: JOINED, bottlesPrevented: 0,
    });
    expect(await money(hero)).toMatchObject({ owedFils: 0, creditFils: 0 });
    expect((await impact()).bottlesPrevented).toBe(before.bottlesPrevented - 2 * BOTTLES);

    const listed = (await hero.call('GET', '/api/me/trade-ins')).body as TradeIn[];
    expect(listed.map(({ id, state, reasons }) => [id, state, reasons]).toSorted()).toEqual(
      [owed, undecided].map(({ id }) => [id, 'reversed', [REASON]]).toSorted(),
    );
    expect(JSON.stringify((await hero.call('GET', '/api/me/inbox')).body)).toContain(`trade-in-${owed.id}-reversed`);
  });

  it('is taken back after a merge that brought its owed money alone, and says what had been spent before', async () => {
    const other = await joinHero(product);
    const { id } = await credited(other, BANK);
    const reward = rewardAdded({ category: 'voucher', pointsCost: POINTS });
    await ingest(reward);
    const path = `/api/dubai/rewards/${reward.data.rewardId}/claim`;
    const { body: { claimId } } = await other.call('POST', path, { heroId: other.id });
    for (const to of ['processing', 'fulfilled'])
      expect((await people.admin('POST', `/api/ops/claims/${claimId}/advance`, { to, reason: 'GIFT-1' })).status).toBe(200);
    const hero = await mergedInto(other);
    expect(await me(hero)).toMatchObject({ score: JOINED, availablePoints: JOINED });

    expect((await reverse(id)).body.flags).toMatchObject([
      { reason: 'points-spent', note: '1675 of its 1700 points had been spent, and could not be taken back.' },
    ]);
    expect(await me(hero)).toMatchObject({ score: 0, lifetimePoints: 0, availablePoints: 0 });
    expect(await money(hero)).toMatchObject({ owedFils: 0, payouts: [{ tradeInId: id, state: 'withdrawn' }] });
  });

  it('is refused where it is not credited, was a partner’s, or its hero has left', async () => {
    const hero = await joinHero(product);
    const { id } = await start(hero);
    expect((await reverse(id)).body.error).toMatchObject({ code: 'illegal_transition', details: { from: 'quoted' } });
    expect((await reverse(randomUUID())).body.error.code).toBe('unknown_trade_in');
    const verified = await ingest(tradeVerified({ heroId: hero.id }));
    expect(verified.body.applied).toBe(1);
    const partners = (await hero.call('GET', '/api/me/trade-ins')).body.find(({ code }: TradeIn) => code === null);
    expect((await reverse(partners.id)).body.error).toMatchObject({
      code: 'illegal_transition', message: expect.stringContaining('partner’s desk'),
    });
    const gone = await joinHero(product);
    const left = await credited(gone);
    expect((await gone.call('DELETE', '/api/me')).status).toBe(200);
    expect((await reverse(left.id)).body.error).toMatchObject({
      code: 'unknown_hero', message: expect.stringContaining('has left'),
    });
    const second = await joinHero(product);
    const merged = await credited(second);
    expect((await (await mergedInto(second)).call('DELETE', '/api/me')).status).toBe(200);
    expect((await reverse(merged.id)).body.error.code).toBe('unknown_hero');
  });

  it('is reported by an event from outside as well, once', async () => {
    const hero = await joinHero(product);
    const { id } = await credited(hero);
    const event = {
      specversion: '1.0', id: randomUUID(), source: '/trade-desk/test', type: 'trade.reversed',
      time: new Date().toISOString(), data: { tradeInId: id, heroId: hero.id, reason: REASON },
    };
    expect((await ingest(event)).body.applied).toBe(1);
    expect((await ingest(event)).body.applied).toBe(0);
    expect(await me(hero)).toMatchObject({ score: JOINED, availablePoints: JOINED });
    const log = await product.database.query<{ data: unknown }>(
      `select data from event_log where type = 'trade.reversed' and subject = $1`,
      [id],
    );
    expect(log).toEqual([{ data: expect.objectContaining({ tradeInId: id, points: POINTS, reason: REASON }) }]);
  });
});
