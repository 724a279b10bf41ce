import { describe, expect, it } from '@jest/globals';
import { DEVICE_STAGES, ORDER_STATES, PAYMENT_STATES } from '@planet-heroes/contracts/areas/orders/schemas';
import { QUOTE_STATES } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { StateTable } from '../../kernel/states/state-table.js';
import { deviceStages, orderStates, paymentStates, stageBefore } from '../orders/order.states.js';
import { quoteStates } from '../quotes/quote.states.js';
import { quoteStateAt } from '../quotes/quote-state-at.js';

const TABLES: [string, StateTable<string>, readonly string[], string[]][] = [
  ['a quote', quoteStates as StateTable<string>, QUOTE_STATES, [
    'under_review pending', 'under_review declined', 'pending approved', 'pending declined', 'pending expired', 'approved accepted',
    'approved declined', 'approved expired',
  ]],
  ['an order', orderStates as StateTable<string>, ORDER_STATES, [
    'pending_approval processing', 'pending_approval cancelled', 'processing completed', 'processing cancelled',
  ]],
  ['a payment', paymentStates as StateTable<string>, PAYMENT_STATES, ['pending overdue', 'pending paid', 'overdue paid']],
  ['a device', deviceStages as StateTable<string>, DEVICE_STAGES, ['expected received', 'received inspected', 'inspected wiped', 'wiped paid']],
];
const MOVES = TABLES.flatMap(([name, table, states, legal]) =>
  states.flatMap((from) => states.map((to) => [name, from, to, table, legal.includes(`${from} ${to}`)] as const)),
);

describe('the states of the corporate area', () => {
  it.each(MOVES)('let %s go from %s to %s only where the table says so', (_name, from, to, table, legal) => {
    const move = () => table.assert('x', from, to);
    if (legal) expect(move).not.toThrow();
    else expect(move).toThrow(expect.objectContaining({ code: 'illegal_transition', details: { from, to, legal: table.transitions[from] } }));
  });

  it('let a device reach each stage from exactly one', () => {
    expect(DEVICE_STAGES.slice(1).map(stageBefore)).toEqual(['expected', 'received', 'inspected', 'wiped']);
  });
});

describe('a quote at a time', () => {
  const [before, until, after] = [new Date(1_000), new Date(2_000), new Date(3_000)];
  it.each([
    ['approved', until, 'expired'],
    ['pending', after, 'expired'],
    ['approved', before, 'approved'],
    ['expired', after, 'expired'],
    ['accepted', after, 'accepted'],
    ['declined', after, 'declined'],
    ['under_review', after, 'under_review'],
  ] as const)('that is %s is what the clock says', (state, time, expected) => {
    const validUntil = state === 'under_review' ? null : until;
    expect(quoteStateAt({ state, validUntil, approvedAt: null }, time)).toBe(expected);
  });

  it('that lapsed before an earlier deed was told is what it was at the deed', () => {
    expect(quoteStateAt({ state: 'expired', validUntil: until, approvedAt: before }, before)).toBe('approved');
    expect(quoteStateAt({ state: 'expired', validUntil: until, approvedAt: null }, before)).toBe('pending');
  });
});
