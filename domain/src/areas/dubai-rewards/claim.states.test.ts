import { describe, expect, it } from '@jest/globals';
import { CLAIM_STATES } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { claimStates } from './claim.states.js';

const LEGAL = new Set(['claimed processing', 'claimed expired', 'processing fulfilled', 'processing expired']);
const MOVES = CLAIM_STATES.flatMap((from) => CLAIM_STATES.map((to) => [from, to] as const));

describe('a claim', () => {
  it.each(MOVES)('goes from %s to %s only where the table says so', (from, to) => {
    const move = () => claimStates.assert('c1', from, to);
    if (LEGAL.has(`${from} ${to}`)) expect(move).not.toThrow();
    else expect(move).toThrow(
        expect.objectContaining({
          code: 'illegal_transition',
          details: {
            from,
            to,
            legal: claimStates.transitions[from],
          },
        }),
      );
  });
});
