import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SPONSORSHIP } from '../../support/mission-events.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

describe('missions of the desk', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());

  const mission = (data: Record<string, unknown> = {}) => ({
    missionId: randomUUID(), title: 'Turtles', description: 'One line\nand another.', category: 'biodiversity',
    fundingGoal: 1_000_000, pointsReward: 100, ...data,
  });
  const open = (body: unknown, key: string = randomUUID()) =>
    product.operate('POST', '/api/ops/missions', body, { 'idempotency-key': key });
  const close = (id: string) => product.operate('POST', `/api/ops/missions/${id}/complete`);
  const shown = async (id: string) =>
    (await product.call('GET', '/api/sponsored-missions')).body.find((each: { id: string }) => each.id === id);
  const logged = (id: string) =>
    product.database.query('select type, data from event_log where subject = $1 order by row_number', [id]);

  it('are opened once by each key, and shown and open to sponsors at once', async () => {
    const key = randomUUID();
    const { missionId: id, ...terms } = mission({ targetZone: 'Dubai Suburbs' });
    const own = { ...terms, missionId: id, openingFunding: 250_000 };
    const expected = { ...terms, id, currentFunding: 250_000, currentParticipants: 0, status: 'funding' };
    for (const answer of [await open(own, key), await open(own, key)])
      expect(answer).toMatchObject({ status: 201, body: expected });
    expect(await shown(id)).toEqual(expected);
    expect(await logged(id)).toEqual([{ type: 'mission.opened', data: { mission: expected } }]);
    const sponsorship = await product.call('POST', '/api/mission-sponsorships', { ...SPONSORSHIP, missionId: id });
    expect(sponsorship.status).toBe(201);
    expect(await open(own)).toMatchObject({
      status: 409, body: { error: { code: 'already_exists', message: expect.stringContaining(id) } },
    });
  });

  it.each([
    ['fundingGoal', { fundingGoal: 0 }],
    ['missionId', { missionId: 'two words' }],
    ['category', { category: 'sport' }],
    ['openingFunding', { openingFunding: 1_000_001 }],
    ['whole goal', { openingFunding: 1_000_000 }],
  ])('name what is wrong with them: %s', async (field, data) => {
    const wrong = mission(data);
    expect(await open(wrong)).toMatchObject({
      status: 400, body: { error: { code: 'invalid_request', message: expect.stringContaining(field) } },
    });
    expect(await shown(wrong.missionId)).toBeUndefined();
  });

  it('are closed once their work is done, and not twice or by half', async () => {
    const active = mission({ status: 'active' });
    const funding = mission();
    await open(active);
    await open(funding);
    expect(await close(active.missionId)).toMatchObject({ status: 200, body: { id: active.missionId, status: 'completed' } });
    expect(await shown(active.missionId)).toMatchObject({ status: 'completed' });
    expect((await logged(active.missionId)).slice(1)).toEqual([
      { type: 'mission.completed', data: { missionId: active.missionId } },
    ]);
    expect((await close(active.missionId)).body.error.code).toBe('illegal_transition');
    expect((await close(funding.missionId)).body.error.code).toBe('illegal_transition');
    expect(await close('nowhere')).toMatchObject({ status: 404, body: { error: { code: 'unknown_mission' } } });
  });

  it('are only an operator’s, and keep reconciliation in balance', async () => {
    expect((await product.call('POST', '/api/ops/missions', mission())).status).toBe(401);
    expect((await product.call('POST', '/api/ops/missions/any/complete')).status).toBe(401);
    const { body } = await product.operate('POST', '/api/ops/books/check');
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });
});
