import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PickupsDone, pickupsDoneSchema } from '@planet-heroes/contracts/areas/pickups/pickups.contract';
import { pickupCompleted } from '../../support/events.js';
import { oneFoundation } from '../../support/foundations.js';
import type { Answer } from '../../support/request.js';
import { connectToRooms } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe.each(oneFoundation(import.meta.url))('pickups, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
  });
  afterAll(() => product.close());

  const report = (...events: unknown[]) => product.operate('POST', '/api/ops/events', events);
  const read = async () => (await product.call('GET', '/api/pickups')).body as PickupsDone;
  const firstRefusal = ({ body }: Answer) => ({ body: body.results[0] });
  const inZones = ({ zones }: PickupsDone) => zones.map(({ done }) => done);

  it('are counted in all and by zone, as soon as the desk has its answer', async () => {
    expect(pickupsDoneSchema.parse(await read())).toEqual({
      total: 0,
      zones: ['zone-1', 'zone-2', 'zone-3'].map((zoneId) => ({ zoneId, done: 0 })),
    });
    const { body } = await report(
      pickupCompleted('first', 'zone-2'),
      pickupCompleted('second', 'zone-2'),
      pickupCompleted('third', 'zone-3'),
    );
    expect(body).toMatchObject({ applied: 3 });
    expect(inZones(await read())).toEqual([0, 2, 1]);
    expect((await product.call('GET', '/api/pickups?cached=no')).body).toEqual(await read());
  });

  it('count once, however often and under any event they are reported', async () => {
    const before = inZones(await read());
    const event = pickupCompleted('again', 'zone-1');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => product.operate('POST', '/api/ops/events', event)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await product.operate('POST', '/api/ops/events', pickupCompleted('again', 'zone-3'))).toMatchObject({
      status: 409, body: { error: { code: 'already_exists', message: expect.stringContaining('"again"') } },
    });
    expect(inZones(await read())).toEqual([before[0]! + 1, before[1], before[2]]);
  });

  it('are refused without the operator token, and in a zone that we do not have', async () => {
    const before = await read();
    expect((await product.call('POST', '/api/ops/events', pickupCompleted('stranger', 'zone-1'))).status).toBe(401);
    expect(await product.operate('POST', '/api/ops/events', pickupCompleted('nowhere', 'zone-9'))).toMatchObject({
      status: 400, body: { error: { code: 'invalid_request', message: expect.stringContaining('zoneId') } },
    });
    expect(await read()).toEqual(before);
  });

  it('of a partner’s couriers are counted by the desk, once by each key and each id', async () => {
    const before = inZones(await read());
    const [pickup, key] = [{ pickupId: 'partner-1', zoneId: 'zone-3' }, { 'idempotency-key': 'partner-1' }];
    const count = (body: unknown, headers?: Record<string, string>) =>
      product.operate('POST', '/api/ops/pickups', body, headers);
    for (const answer of [await count(pickup, key), await count(pickup, key)])
      expect(answer).toMatchObject({ status: 201, body: pickup });
    expect(inZones(await read())).toEqual([before[0], before[1], before[2]! + 1]);
    for (const again of [count(pickup), report(pickupCompleted('partner-1', 'zone-1')).then(firstRefusal)])
      expect((await again).body.error).toMatchObject({ code: 'already_exists', message: expect.stringContaining('partner-1') });
    for (const [field, wrong] of [['zoneId', { zoneId: 'zone-9' }], ['pickupId', { pickupId: 'two words' }]] as const) {
      expect(await count({ ...pickup, ...wrong })).toMatchObject({
        status: 400, body: { error: { code: 'invalid_request', message: expect.stringContaining(field) } },
      });
    }
    expect((await product.call('POST', '/api/ops/pickups', pickup)).status).toBe(401);
    expect(inZones(await read())).toEqual([before[0], before[1], before[2]! + 1]);
  });

  it('reach the followers of the room, and answer 304 until one is done', async () => {
    const { headers } = await product.call('GET', '/api/pickups');
    const known = { 'if-none-match': headers.get('etag')! };
    expect((await product.call('GET', '/api/pickups', undefined, known)).status).toBe(304);
    const client = await connectToRooms(product.address);
    try {
      expect(await client.subscribe('pickups')).toMatchObject({ ok: true, kind: 'snapshot', snapshot: await read() });
      await report(pickupCompleted('pushed', 'zone-1'));
      const expected = { room: 'pickups', change: await read() };
      // Earlier pickups may arrive first.
      const message = await until('the pickup to arrive', () =>
        client.messages.find(({ change }) => isDeepStrictEqual(change, expected.change)),
      );
      expect(message).toMatchObject(expected);
    } finally {
      client.socket.disconnect();
    }
    expect((await product.call('GET', '/api/pickups', undefined, known)).status).toBe(200);
  });

  it('keep reconciliation in balance, and the projection equal to the tables', async () => {
    const { body } = await product.operate('POST', '/api/ops/books/check');
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
    const names = body.checks.map(({ name }: { name: string }) => name);
    expect(names).toContain('Projection pickups shows what the tables say');
  });
});
