import { describe, expect, it } from '@jest/globals';
import { QUOTE_STATES } from '@planet-heroes/contracts/areas/quotes/catalogue';
import type { StateTable } from '../../kernel/states/state-table.js';
import { quoteStateAt, quoteStates } from './quote.states.js';

const TABLES: [string, StateTable<string>, readonly string[], string[]][] = [
  ['a quote', quoteStates as StateTable<string>, QUOTE_STATES, [
    'under_review pending',
    'under_review declined',
    'pending approved',
    'pending declined',
    'pending expired',
    'approved accepted',
    'approved declined',
    'approved expired',
  ]],
];
const MOVES = TABLES.flatMap(([name, table, states, legal]) =>
  states.flatMap((from) => states.map((to) => [name, from, to, table, legal.includes(`${from} ${to}`)] as const)),
);

describe('the states', () => {
  it.each(MOVES)('let %s go from %s to %s only where the table says so', (_name, from, to, table, legal) => {
    const move = () => table.assert('x', from, to);
    if (legal) expect(move).not.toThrow();
    else expect(move).toThrow(
        expect.objectContaining({ code: 'illegal_transition', details: { from, to, legal: table.transitions[from] } }),
      );
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

  it('that lapsed before an earlier activity arrived is what it was at the activity', () => {
    expect(quoteStateAt({ state: 'expired', validUntil: until, approvedAt: before }, before)).toBe('approved');
    expect(quoteStateAt({ state: 'expired', validUntil: until, approvedAt: null }, before)).toBe('pending');
  });
});
