import { describe, expect, it } from '@jest/globals';
import { TRADE_IN_STATES } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { tradeInStates } from './trade-in.states.js';

const LEGAL = new Set([
  'quoted booked', 'quoted received', 'quoted verified', 'quoted rejected', 'quoted expired', 'quoted cancelled',
  'booked booked', 'booked collected', 'booked received', 'booked expired', 'booked cancelled',
  'collected received', 'collected expired',
  'received inspected', 'received countered', 'received returning',
  'inspected wiped', 'inspected returning',
  'countered accepted', 'countered returning',
  'accepted wiped',
  'wiped verified', 'wiped returning', 'wiped cancelled',
  'returning returned',
  'verified reversed',
]);
const MOVES = TRADE_IN_STATES.flatMap((from) => TRADE_IN_STATES.map((to) => [from, to] as const));

describe('a trade-in', () => {
  it.each(MOVES)('goes from %s to %s only where the table says so', (from, to) => {
    const move = () => tradeInStates.assert('t1', from, to);
    if (LEGAL.has(`${from} ${to}`)) expect(move).not.toThrow();
    else expect(move).toThrow(
        expect.objectContaining({
          code: 'illegal_transition',
          details: {
            from,
            to,
            legal: tradeInStates.transitions[from],
          },
        }),
      );
  });
});
