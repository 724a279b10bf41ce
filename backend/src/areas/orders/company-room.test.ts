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

  it.each([
    ['quote.approved', { quote: { id: 'q', version: 1 } }, { quotes: { changed: [{ id: 'q', version: 1 }], removed: [] } }],
    ['order.devices_advanced', { orderId: 'o', order: { id: 'o', version: 2 }, part: 'users' }, {
      orders: { changed: [{ id: 'o', version: 2 }], removed: [] },
    }],
    ['import.progressed', { import: { id: 'i', checked: 3 } }, { imports: { changed: [{ id: 'i', checked: 3 }], removed: [] } }],
    ['import.removed', { importId: 'i' }, { imports: { changed: [], removed: ['i'] } }],
    ['company.changed', { part: 'users' }, { account: ['users'] }],
  ])('reports %s what it changed, and nothing else', (type, data, change) => {
    const room = new CompanyRoom(() => Promise.resolve(nothing));
    room.note({ type, data: { companyId: 'c', ...data } } as unknown as LogEvent);
    const none = { changed: [], removed: [] };
    expect(room.takeChange()).toEqual({ quotes: none, orders: none, imports: none, account: [], ...change });
    expect(room.takeChange()).toBeUndefined();
  });

  it('reports an import that was removed no state of it', () => {
    const room = new CompanyRoom(() => Promise.resolve(nothing));
    room.note({ type: 'import.completed', data: { companyId: 'c', import: { id: 'i', checked: 3 } } } as unknown as LogEvent);
    room.note({ type: 'import.removed', data: { companyId: 'c', importId: 'i' } } as unknown as LogEvent);
    expect(room.takeChange()!.imports).toEqual({ changed: [], removed: ['i'] });
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
