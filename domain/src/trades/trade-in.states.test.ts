import { describe, expect, it } from '@jest/globals';
import { AppError } from '@planet-heroes/contracts/errors/app-error';
import { assertTradeInTransition, TRADE_IN_STATES } from './trade-in.states.js';

const LEGAL = new Set(['quoted>verified', 'quoted>rejected', 'quoted>expired']);

describe('a trade-in', () => {
  for (const from of TRADE_IN_STATES) {
    for (const to of TRADE_IN_STATES) {
      const legal = LEGAL.has(`${from}>${to}`);
      it(`${legal ? 'may' : 'may not'} go from ${from} to ${to}`, () => {
        const move = () => assertTradeInTransition('T1', from, to);
        if (legal) expect(move).not.toThrow();
        else expect(move).toThrow(AppError);
      });
    }
  }

  it('names the legal moves when it refuses one', () => {
    expect(() => assertTradeInTransition('T1', 'verified', 'rejected')).toThrow(
      expect.objectContaining({ code: 'illegal_transition', details: { from: 'verified', to: 'rejected', legal: [] } }),
    );
  });
});
