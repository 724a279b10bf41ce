import { describe, expect, it } from '@jest/globals';
import { PARTICIPATION_STATES } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { participationStates } from './participation.states.js';

const MOVES = PARTICIPATION_STATES.flatMap((from) => PARTICIPATION_STATES.map((to) => [from, to] as const));

describe('a participation', () => {
  it.each(MOVES)('goes from %s to %s only where the table says so', (from, to) => {
    const move = () => participationStates.assert('p1', from, to);
    if (from === 'active' && to === 'completed') expect(move).not.toThrow();
    else expect(move).toThrow(expect.objectContaining({ code: 'illegal_transition' }));
  });
});
