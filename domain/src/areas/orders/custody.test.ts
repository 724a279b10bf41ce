import { describe, expect, it } from '@jest/globals';
import { custodyOf } from './custody.js';

const at = new Date('2026-11-22T08:00:00Z');
const entry = (step: 'collected' | 'received' | 'wiped', first: number, last: number, name: string | null = null) => ({
  orderId: 'PO-1', step, first, last, at, by: step === 'collected' ? 'courier' as const : 'desk' as const, name,
  method: step === 'wiped' ? 'Purged' : null,
});
const ENTRIES = [entry('collected', 1, 5, 'Samir'), entry('received', 1, 2), entry('received', 4, 4)];

describe('the custody of a device', () => {
  it.each([[1, ['collected', 'received']], [3, ['collected']], [4, ['collected', 'received']], [6, []]])(
    'of number %i is %j',
    (number, steps) => expect(custodyOf(ENTRIES, number, true).map(({ step }) => step)).toEqual(steps),
  );

  it('says to everybody how it was erased', () => {
    expect(custodyOf([entry('wiped', 1, 2, 'Omar')], 1, false)).toEqual([
      { step: 'wiped', at: at.toISOString(), by: 'desk', name: null, method: 'Purged' },
    ]);
  });

  it('names operators to operators alone', () => {
    expect(custodyOf(ENTRIES, 3, true)).toEqual([
      { step: 'collected', at: at.toISOString(), by: 'courier', name: 'Samir' },
    ]);
    expect(custodyOf(ENTRIES, 3, false)).toMatchObject([{ by: 'courier', name: null }]);
  });
});
