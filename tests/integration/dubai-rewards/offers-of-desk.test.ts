import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { challengeOpened, rewardAdded } from '../../support/dubai-events.js';
import { type JoinedHero, joinHeroes } from '../../support/heroes.js';
import { tradeVerified } from '../../support/events.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const DAY = 86_400;
const [REWARDS, CHALLENGES] = ['/api/ops/rewards', '/api/ops/dubai-challenges'];

describe('what the desk offers', () => {
  let product: TestProduct;
  let hero: JoinedHero;
  beforeAll(async () => {
    product = await startTestProduct();
    [hero] = await joinHeroes(product, 1) as [JoinedHero];
    await product.operate('POST', '/api/ops/events', tradeVerified({ heroId: hero.id }));
  });
  afterAll(() => product.close());

  const reward = (data: Record<string, unknown> = {}) => rewardAdded({ availableQuantity: 5, ...data }).data;
  const challenge = (data: Record<string, unknown> = {}) => challengeOpened(data).data;
  const send = (path: string, body: unknown, key: string = randomUUID()) =>
    product.operate('POST', path, body, { 'idempotency-key': key });
  const rewardOf = async (id: unknown) =>
    (await product.operate('GET', REWARDS)).body.rewards.find((each: { id: string }) => each.id === id);
  const shown = async (path: string, id: unknown) =>
    (await product.call('GET', path)).body.find((each: { id: string }) => each.id === id);
  const logged = (subject: unknown) =>
    product.database.query('select type, data from event_log where subject = $1 order by row_number', [subject]);
  const refused = (code: string, status: number, text: string) =>
    ({ status, body: { error: { code, message: expect.stringContaining(text) } } });

  it('is a reward that heroes see at once, recorded as the event of a partner would be', async () => {
    const [own, sent] = [reward({ zoneRestriction: 'zone-2' }), reward({ zoneRestriction: 'zone-2' })];
    const { rewardId: id, ...told } = own;
    expect(await send(REWARDS, own)).toMatchObject({
      status: 201, body: { id, left: 5, held: 0, claimedQuantity: 0, onePerHero: false, fulfilment: 'automatic' },
    });
    expect(await shown('/api/dubai/rewards', id)).toMatchObject({ title: told.title, availableQuantity: 5 });
    await product.operate('POST', '/api/ops/events', rewardAdded(sent));
    const [[event], [partners]] = [await logged(id), await logged(sent.rewardId)];
    expect(event).toEqual({ ...partners as object, data: { ...(partners as { data: object }).data, rewardId: id } });
  });

  it('is added once, however often one key is sent, and an id is nobody else’s afterwards', async () => {
    const [own, key] = [reward(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(REWARDS, own, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await logged(own.rewardId)).toHaveLength(1);
    expect(await send(REWARDS, own)).toMatchObject(refused('already_exists', 409, String(own.rewardId)));
    expect(await product.operate('POST', '/api/ops/events', rewardAdded(own))).toMatchObject({ status: 409 });
  });

  it.each([
    ['expiresAt', { expiresAt: '2020-01-01T00:00:00+04:00' }],
    ['expiresAt', { expiresAt: 'tomorrow' }],
    ['pointsCost', { pointsCost: 0 }],
    ['rewardId', { rewardId: 'two words' }],
    ['zoneRestriction', { zoneRestriction: 'zone-9' }],
    ['title', { title: ' ' }],
    ['availableQuantity', { availableQuantity: -1 }],
  ])('names what is wrong with a reward: %s', async (field, data) => {
    const wrong = reward(data);
    expect(await send(REWARDS, wrong)).toMatchObject(refused('invalid_request', 400, field));
    expect(await rewardOf(wrong.rewardId)).toBeUndefined();
  });

  it('has a stock that grows once by each key', async () => {
    const [own, key] = [reward(), randomUUID()];
    const { rewardId: id } = own;
    await send(REWARDS, own);
    const stock = (quantity: number, sent?: string) => send(`${REWARDS}/${id}/stock`, { quantity }, sent);
    const answers = [await stock(7, key), await stock(7, key)];
    expect(answers).toMatchObject([{ status: 200, body: { left: 12 } }, { status: 200, body: { left: 12 } }]);
    expect((await stock(1)).body).toMatchObject({ availableQuantity: 13 });
    expect(await shown('/api/dubai/rewards', id)).toMatchObject({ availableQuantity: 13 });
    expect((await logged(id)).slice(1)).toEqual([
      { type: 'reward.stocked', data: { rewardId: id, quantity: 7 } },
      { type: 'reward.stocked', data: { rewardId: id, quantity: 1 } },
    ]);
  });

  it('needs no stock without a limit, and none that is nothing or unknown', async () => {
    const { rewardId: id, availableQuantity: _none, ...rest } = reward();
    expect((await send(REWARDS, { ...rest, rewardId: id })).body).toMatchObject({ left: null });
    expect(await send(`${REWARDS}/${id}/stock`, { quantity: 1 })).toMatchObject(
      refused('invalid_request', 400, 'no limit'),
    );
    expect(await send(`${REWARDS}/${id}/stock`, { quantity: 0 })).toMatchObject(
      refused('invalid_request', 400, 'quantity'),
    );
    expect(await send(`${REWARDS}/nowhere/stock`, { quantity: 1 })).toMatchObject(
      refused('unknown_reward', 404, 'nowhere'),
    );
  });

  it('show how many are left and held, from the claim until it is handed over', async () => {
    const own = reward({ category: 'voucher', fulfilment: 'partner' });
    await send(REWARDS, own);
    const claim = await product.call(
      'POST', `/api/dubai/rewards/${own.rewardId}/claim`, { heroId: hero.id }, hero.headers,
    );
    expect(claim.status).toBe(201);
    expect(await rewardOf(own.rewardId)).toMatchObject({ left: 4, held: 1, claimedQuantity: 1 });
    for (const to of ['processing', 'fulfilled'])
      await send(`/api/ops/claims/${claim.body.claimId}/advance`, { to, reason: 'KM-7' });
    expect(await rewardOf(own.rewardId)).toMatchObject({ left: 4, held: 0, claimedQuantity: 1 });
  });

  it('is a challenge that heroes can join at once, opened once', async () => {
    const [own, key] = [challenge({ participantLimit: 2, targetZone: 'zone-1' }), randomUUID()];
    const { challengeId: id } = own;
    for (const answer of [await send(CHALLENGES, own, key), await send(CHALLENGES, own, key)]) {
      expect(answer).toMatchObject({
        status: 201,
        body: { id, metric: 'bottles_prevented', target: 100, currentParticipants: 0, participantLimit: 2 },
      });
    }
    expect(await logged(id)).toMatchObject([
      { type: 'dubai_challenge.opened', data: { challengeId: id, target: 100 } },
    ]);
    const joined = await product.call('POST', `/api/dubai/challenges/${id}/join`, { heroId: hero.id }, hero.headers);
    expect(joined.status).toBe(201);
    const { challenges } = (await product.operate('GET', CHALLENGES)).body;
    expect(challenges.find((each: { id: unknown }) => each.id === id)).toMatchObject({ currentParticipants: 1 });
    expect(await send(CHALLENGES, own)).toMatchObject(refused('already_exists', 409, String(id)));
  });

  it.each([
    ['expiresAt', { expiresAt: '2020-01-01T00:00:00+04:00' }],
    ['target', { target: 0 }],
    ['metric', { metric: 'steps' }],
    ['participantLimit', { participantLimit: 0 }],
    ['rewardItem', { rewardItem: '' }],
  ])('names what is wrong with a challenge: %s', async (field, data) => {
    const wrong = challenge(data);
    expect(await send(CHALLENGES, wrong)).toMatchObject(refused('invalid_request', 400, field));
    expect(await logged(wrong.challengeId)).toEqual([]);
  });

  it('is an operator’s alone', async () => {
    const writes = [[REWARDS, reward()], [`${REWARDS}/any/stock`, { quantity: 1 }], [CHALLENGES, challenge()]] as const;
    for (const [path, body] of writes) expect((await product.call('POST', path, body)).status).toBe(401);
    for (const path of [REWARDS, CHALLENGES]) expect((await product.call('GET', path)).status).toBe(401);
  });

  it('leaves the desk’s lists as it leaves the heroes’', async () => {
    const expiresAt = new Date(Date.now() + DAY * 1000).toISOString();
    const [own, opened] = [reward({ expiresAt }), challenge({ expiresAt })];
    await send(REWARDS, own);
    await send(CHALLENGES, opened);
    await product.operate('POST', '/api/ops/clock', { advanceSeconds: 9 * DAY });
    await until('the reward to leave', async () => (await rewardOf(own.rewardId)) === undefined);
    const listed = async () => JSON.stringify((await product.operate('GET', CHALLENGES)).body);
    await until('the challenge to leave', async () => !(await listed()).includes(String(opened.challengeId)));
    const { body } = await product.operate('POST', '/api/ops/books/check');
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });
});
