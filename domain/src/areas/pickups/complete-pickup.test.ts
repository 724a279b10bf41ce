import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commandsOn } from '../../../../tests/support/commands.js';
import { pickupCompleted } from '../../../../tests/support/events.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import { completePickup } from './complete-pickup.js';
import { readPickupCounts } from './pickup-counts.js';

describe('completed pickups', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });
  afterAll(() => close());

  const { ingest } = commandsOn(() => database);
  const counts = async () => {
    const done = new Map((await readPickupCounts(database)).map(({ zoneId, done: count }) => [zoneId, Number(count)]));
    return ['zone-1', 'zone-2', 'zone-3'].map((zone) => done.get(zone) ?? 0);
  };

  it('count in their own zone, and leave an event each', async () => {
    expect(await ingest(pickupCompleted('a', 'zone-1'), pickupCompleted('b', 'zone-3'), pickupCompleted('c', 'zone-1')))
      .toEqual(['applied', 'applied', 'applied']);
    expect(await counts()).toEqual([2, 0, 1]);
    expect(
      await database.query(`select subject, data from event_log where type = 'pickup.completed' order by row_number`),
    )
      .toEqual([
        { subject: 'a', data: { pickupId: 'a', zoneId: 'zone-1' } },
        { subject: 'b', data: { pickupId: 'b', zoneId: 'zone-3' } },
        { subject: 'c', data: { pickupId: 'c', zoneId: 'zone-1' } },
      ]);
    const { time } = pickupCompleted('a', 'zone-1');
    expect(await database.query('select id, zone_id as zone, completed_at as at from completed_pickup order by id'))
      .toEqual([['a', 'zone-1'], ['b', 'zone-3'], ['c', 'zone-1']].map(([id, zone]) => ({ id, zone, at: new Date(time) })));
  });

  it('count once, when the event comes again or another event has the same pickup', async () => {
    const before = await counts();
    const event = pickupCompleted('twice', 'zone-2');
    expect(await ingest(event, event)).toEqual(['applied', 'duplicate']);
    expect(await ingest(event, pickupCompleted('twice', 'zone-1'))).toEqual(['duplicate', 'already_exists']);
    expect(await counts()).toEqual([before[0], before[1]! + 1, before[2]]);
  });

  it('of a zone that we do not have are refused', async () => {
    const before = await counts();
    expect(await ingest(pickupCompleted('far-away', 'zone-9'), pickupCompleted('not an id', 'zone-1'))).toEqual([
      'invalid_request',
      'invalid_request',
    ]);
    expect(await counts()).toEqual(before);
  });

  it('that come through the zones crosswise do not wait for each other for good', async () => {
    const before = await counts();
    const batch = (name: string, zones: string[]) =>
      ingest(...zones.map((zone, at) => pickupCompleted(`${name}-${at}`, zone)));
    const ways = [['zone-1', 'zone-2', 'zone-3'], ['zone-3', 'zone-2', 'zone-1']];
    await Promise.all(Array.from({ length: 8 }, (_, turn) => batch(`crosswise-${turn}`, ways[turn % 2]!)));
    expect(await counts()).toEqual(before.map((count) => count + 8));
  });

  it('of one zone do not wait for each other', async () => {
    await database.transaction(async (other) => {
      await completePickup(other, { pickupId: 'first', zoneId: 'zone-1', cause: 'test', time: new Date() });
      expect(await ingest(pickupCompleted('second', 'zone-1'))).toEqual(['applied']);
    });
  });
});
