import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';
import { seededRandom } from '@planet-heroes/domain/kernel/seeds/random';
import { seconds } from '../../../scripts/replay/duration.js';
import { momentOf } from '../../../scripts/replay/moment.js';
import { differences } from '../../../scripts/replay/end-state.js';
import { Batches, duplicated, keysOf, shuffled } from '../../../scripts/replay/event-order.js';

const event = (id: number, data: object) =>
  ({
    specversion: '1.0',
    id: String(id),
    source: '/test',
    type: 'trade.verified',
    time: '2026-03-01T00:00:00Z',
    data,
  }) as CloudEventEnvelope;
const events = fc
  .array(
    fc.record({
      heroId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      rewardId: fc.option(fc.constantFrom('r', 's'), { nil: undefined }),
    }),
    { maxLength: 60 },
  )
  .map((all) => all.map((data, id) => event(id, data)));
const seed = fc.integer();

/** The ids of events that concern each thing, in the order given. */
function byKey(order: readonly CloudEventEnvelope[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const each of order) for (const key of keysOf(each)) (found[key] ??= []).push(each.id);
  return found;
}

describe('a shuffled fixture', () => {
  it('has every event once, and those that concern the same thing in their order', () => {
    fc.assert(
      fc.property(events, seed, (all, number) => {
        const order = shuffled(all, seededRandom(number));
        expect(order.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
        expect(byKey(order)).toEqual(byKey(all));
      }),
    );
  });

  it('is another order for another seed, and the same for the same', () => {
    const all = Array.from({ length: 40 }, (_, id) => event(id, { heroId: `h${id}` }));
    const orderOf = (number: number) => shuffled(all, seededRandom(number)).map(({ id }) => id).join();
    expect(orderOf(1)).toBe(orderOf(1));
    expect(orderOf(1)).not.toBe(orderOf(2));
  });
});

describe('a duplicated fixture', () => {
  it('has every event one to n times, first in the order given', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 5 }), seed, (all, times, number) => {
        const order = duplicated(all, times, seededRandom(number)).map(({ id }) => id);
        expect([...new Set(order)]).toEqual(all.map(({ id }) => id));
        for (const { id } of all) expect(order.filter((other) => other === id).length).toBeLessThanOrEqual(times);
      }),
    );
  });
});

describe('batches under way at once', () => {
  it('never share a thing that their events concern, and keep each thing’s order', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 10 }), seed, (all, most, number) => {
        const random = seededRandom(number);
        const batches = new Batches(all, most, 1_000_000);
        const underWay: CloudEventEnvelope[][] = [];
        const answered: CloudEventEnvelope[] = [];
        while (!batches.isEmpty || underWay.length > 0) {
          const batch = batches.take(() => true);
          if (batch.length > 0) {
            const busy = new Set(underWay.flat().flatMap(keysOf));
            expect(batch.flatMap(keysOf).filter((key) => busy.has(key))).toEqual([]);
            expect(batch.length).toBeLessThanOrEqual(most);
            underWay.push(batch);
          }
          if (underWay.length > 0 && (batch.length === 0 || random() < 0.5)) {
            const [done] = underWay.splice(Math.floor(random() * underWay.length), 1);
            answered.push(...done!);
            batches.done(done!);
          }
        }
        expect(answered).toHaveLength(all.length);
        expect(byKey(answered)).toEqual(byKey(all));
      }),
    );
  });

  it('stay below the size that one request may have', () => {
    const all = Array.from({ length: 10 }, (_, id) => event(id, { heroId: `h${id}` }));
    const bytes = JSON.stringify(all[0]).length + 1;
    expect(new Batches(all, 100, 3 * bytes).take(() => true)).toHaveLength(3);
  });
});

describe('a length of time', () => {
  it.each([['31d', 2_678_400], ['12h', 43_200], ['90m', 5400], ['45s', 45]])('%s is %i seconds', (text, expected) => {
    expect(seconds(text)).toBe(expected);
  });

  it.each(['', '31', 'd', '1w', '-1d', '1.5h'])('"%s" is refused', (text) => {
    expect(() => seconds(text)).toThrow('Write 31d, 12h, 90m or 45s.');
  });
});

describe('two end states', () => {
  it('are compared place by place', () => {
    const one = { projections: { impact: 'a' }, totals: { heroes: '1', ledger: '2' } };
    expect(differences(one, one)).toEqual([]);
    expect(differences(one, { projections: { impact: 'b' }, totals: { heroes: '1', trades: '3' } })).toEqual([
      'projections impact: expected b, found a',
      'totals ledger: expected nothing, found 2',
      'totals trades: expected 3, found nothing',
    ]);
  });
});

describe('a moment of an option', () => {
  it.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T18:00Z', '2026-03-01T18:00:00.000Z'],
    ['2026-03-01T01:00:00+04:00', '2026-02-28T21:00:00.000Z'],
  ])('is %s', (text, moment) => {
    expect(new Date(momentOf('--from', text)).toISOString()).toBe(moment);
  });

  it.each(['yesterday', '', '5', '2026', '2026-13-01', '2026-02-31', '2026-03-01T25:00:00Z', '2026-03-01T18:00:00', '1 March 2026'])(
    'is not "%s"',
    (text) => expect(() => momentOf('--from', text)).toThrow(`--from: "${text}" is not a time.`),
  );
});
