import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { OrdersProjection } from './orders.projection.js';

const order = (id: string, version: number) =>
  ({
    type: 'order.devices_advanced',
    data: {
      companyId: 'c', orderId: id, ranges: [], stage: 'received',
      order: {
        id, companyId: 'c', quoteId: `q-${id}`, status: 'processing', paymentStatus: 'pending', deviceCount: 9, totalAmount: 1, version,
        createdDate: `2026-01-0${Number(id)}`, stages: { expected: 9 - version, received: version, inspected: 0, wiped: 0, paid: 0 },
      },
    },
  }) as unknown as LogEvent;
const folded = (events: readonly LogEvent[]) => {
  const projection = new OrdersProjection();
  for (const event of events) projection.apply(event);
  return projection;
};

describe('the projection of orders', () => {
  const events = ['1', '2', '3'].flatMap((id) => [1, 2, 3, 4].map((version) => order(id, version)));

  it('is the same in whatever order events come, and however often', () => {
    const expected = folded(events).hash();
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events), (shuffled, again) => {
        const projection = folded([...shuffled, ...again]);
        expect(projection.hash()).toBe(expected);
        expect(projection.orders.of('c').map(({ id, version }) => [id, version])).toEqual([['3', 4], ['2', 4], ['1', 4]]);
      }),
    );
  });

  it('tells states apart', () => {
    const hashes = [[], [events[0]!], [events[1]!], [events[4]!], [events[0]!, events[4]!]].map((some) => folded(some).hash());
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('knows what is whose', () => {
    const projection = folded(events);
    expect([projection.orders.of('other'), projection.orders.get('4'), projection.orders.of(undefined).length]).toEqual([[], undefined, 3]);
  });
});
