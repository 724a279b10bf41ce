import { describe, expect, it } from '@jest/globals';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import fc from 'fast-check';
import { CompanyRoom } from './company-room.js';

const order = (id: string, version: number) =>
  ({
    type: 'order.approved',
    data: { companyId: 'c', orderId: id, order: { id, companyId: 'c', version } },
  }) as unknown as LogEvent;

const room = new CompanyRoom(() => Promise.reject(new Error('not read here')));

describe('a company’s room', () => {
  it('sends the latest state of each thing, for any order and repetition of events', () => {
    const events = ['1', '2', '3'].flatMap((id) => [1, 2, 3].map((version) => order(id, version)));
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events), (shuffled, again) => {
        const { changed } = room.changeBy([...shuffled, ...again])!.orders;
        expect(changed.map(({ id, version }) => [id, version]).toSorted()).toEqual([['1', 3], ['2', 3], ['3', 3]]);
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
    const none = { changed: [], removed: [] };
    expect(room.changeBy([{ type, data: { companyId: 'c', ...data } } as unknown as LogEvent]))
      .toEqual({ quotes: none, orders: none, imports: none, account: [], ...change });
  });

  it('reports an import that was removed no state of it', () => {
    const events = [['import.completed', { import: { id: 'i', checked: 3 } }], ['import.removed', { importId: 'i' }]].map(
      ([type, data]) => ({ type, data: { companyId: 'c', ...(data as object) } }) as unknown as LogEvent,
    );
    expect(room.changeBy(events)!.imports).toEqual({ changed: [], removed: ['i'] });
  });
});
