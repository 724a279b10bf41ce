import { describe, expect, it } from '@jest/globals';
import type { CompanySnapshot } from '@planet-heroes/contracts/areas/companies/room';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import fc from 'fast-check';
import { CompanyRoom } from './company-room.js';

const order = (id: string, version: number) =>
  ({
    type: 'order.approved',
    data: { companyId: 'c', orderId: id, order: { id, companyId: 'c', version } },
  }) as unknown as LogEvent;
const nothing: CompanySnapshot = { quotes: [], orders: [], imports: [], account: [] };

describe('a company’s room', () => {
  it('sends the latest state of each thing, for any order and repetition of events', () => {
    const events = ['1', '2', '3'].flatMap((id) => [1, 2, 3].map((version) => order(id, version)));
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events), (shuffled, again) => {
        const room = new CompanyRoom(() => Promise.resolve(nothing));
        for (const event of [...shuffled, ...again]) room.note(event);
        const { changed } = room.takeChange()!.orders;
        expect(changed.map(({ id, version }) => [id, version]).toSorted()).toEqual([['1', 3], ['2', 3], ['3', 3]]);
        expect(room.takeChange()).toBeUndefined();
      }),
    );
  });

  it('reads the tables once for all who enter, until something changes or a read fails', async () => {
    let reads = 0;
    const room = new CompanyRoom(() => (++reads === 1 ? Promise.reject(new Error('away')) : Promise.resolve(nothing)));
    await expect(room.snapshot()).rejects.toThrow('away');
    await Promise.all([room.snapshot(), room.snapshot()]);
    expect(reads).toBe(2);
    room.note(order('1', 1));
    await room.snapshot();
    expect(reads).toBe(3);
  });
});
