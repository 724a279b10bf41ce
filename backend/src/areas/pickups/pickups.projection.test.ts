import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { CompletedPickup } from '@planet-heroes/domain/areas/pickups/pickups.entities';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { PickupsProjection } from './pickups.projection.js';

const completed = (zoneId: string) => ({ type: 'pickup.completed', data: { pickupId: 'p', zoneId } }) as LogEvent;
const folded = (zones: readonly string[]) => {
  const projection = new PickupsProjection();
  for (const zone of zones) projection.apply(completed(zone));
  return projection;
};
/** Leaves the table in its state after these pickups. */
async function fillTable(database: Database, zones: readonly string[]): Promise<void> {
  const tables = database.tables<typeof CompletedPickup>();
  await tables.deleteFrom('completed_pickup').execute();
  const rows = zones.map((zoneId, at) => ({ id: `pickup-${at}`, zoneId, completedAt: new Date() }));
  if (rows.length > 0) await tables.insertInto('completed_pickup').values(rows).execute();
}

describe('the projection of pickups', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  it('begins at nothing in every zone, and counts each zone separately', () => {
    expect(folded([]).view()).toEqual({
      total: 0,
      zones: [{ zoneId: 'zone-1', done: 0 }, { zoneId: 'zone-2', done: 0 }, { zoneId: 'zone-3', done: 0 }],
    });
    expect(folded(['zone-3', 'zone-1', 'zone-3']).view()).toEqual({
      total: 3, zones: [{ zoneId: 'zone-1', done: 1 }, { zoneId: 'zone-2', done: 0 }, { zoneId: 'zone-3', done: 2 }],
    });
  });

  it('comes to the same state and hash by the events, in any order, as by the table', async () => {
    const zones = fc.array(fc.constantFrom('zone-1', 'zone-2', 'zone-3'), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(zones, async (done) => {
        const loaded = new PickupsProjection();
        await fillTable(opened.database, done);
        await loaded.load(opened.database);
        for (const other of [folded(done.toReversed()), loaded]) {
          expect(other.view()).toEqual(folded(done).view());
          expect(other.hash()).toBe(folded(done).hash());
        }
      }),
    );
  });

  it('has another hash and version after any pickup, and the old ones after anything else', () => {
    const hashes = [[], ['zone-1'], ['zone-2'], ['zone-1', 'zone-1']].map((zones) => folded(zones).hash());
    expect(new Set(hashes).size).toBe(4);
    const projection = folded(['zone-1']);
    const before = [projection.hash(), projection.version];
    projection.apply({ type: 'hero.removed', data: { heroId: 'h' } } as LogEvent);
    expect([projection.hash(), projection.version]).toEqual(before);
    projection.apply(completed('zone-2'));
    expect(projection.version).toBeGreaterThan(before[1] as number);
  });
});
