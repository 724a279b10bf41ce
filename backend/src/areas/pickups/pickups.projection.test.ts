import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import { PickupsProjection } from './pickups.projection.js';

const completed = (zoneId: string) => ({ type: 'pickup.completed', data: { pickupId: 'p', zoneId } }) as LogEvent;
const folded = (zones: readonly string[]) => {
  const projection = new PickupsProjection();
  for (const zone of zones) projection.apply(completed(zone));
  return projection;
};
/** The table as it stands after these pickups. */
const tableOf = (zones: readonly string[]) => {
  const rows = [...new Set(zones)].map((zoneId) => ({ zoneId, pickups: String(zones.filter((zone) => zone === zoneId).length) }));
  return { query: async () => rows } as unknown as Queryable;
};

describe('the projection of pickups', () => {
  it('begins at nothing in every zone, and counts each zone by itself', () => {
    expect(folded([]).view()).toEqual({ total: 0, zones: [{ zoneId: 'zone-1', done: 0 }, { zoneId: 'zone-2', done: 0 }, { zoneId: 'zone-3', done: 0 }] });
    expect(folded(['zone-3', 'zone-1', 'zone-3']).view()).toEqual({
      total: 3, zones: [{ zoneId: 'zone-1', done: 1 }, { zoneId: 'zone-2', done: 0 }, { zoneId: 'zone-3', done: 2 }],
    });
  });

  it('comes to the same state and hash by the events, in any order, as by the table', async () => {
    const zones = fc.array(fc.constantFrom('zone-1', 'zone-2', 'zone-3'), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(zones, async (done) => {
        const loaded = new PickupsProjection();
        await loaded.load(tableOf(done));
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
