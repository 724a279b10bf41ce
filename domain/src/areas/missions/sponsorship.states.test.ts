import { describe, expect, it } from '@jest/globals';
import { SPONSORSHIP_STATES } from '@planet-heroes/contracts/areas/missions/tiers';
import { MISSION_STATUSES } from '@planet-heroes/contracts/areas/missions/schemas';
import { missionStates } from './mission.states.js';
import { sponsorshipStates } from './sponsorship.states.js';

const LEGAL = new Set([
  'submitted approved', 'submitted in_review', 'submitted declined', 'in_review approved', 'in_review declined',
  'funding active', 'active completed',
]);
const pairs = <S extends string>(states: readonly S[]) =>
  states.flatMap((from) => states.map((to) => [from, to] as const));

function check<S extends string>(
  { transitions, assert }: {
    transitions: Readonly<Record<S, readonly S[]>>;
    assert: (id: string, from: S, to: S) => void;
  },
  from: S,
  to: S,
) {
  if (LEGAL.has(`${from} ${to}`)) expect(() => assert('x', from, to)).not.toThrow();
  else expect(() => assert('x', from, to)).toThrow(
      expect.objectContaining({ code: 'illegal_transition', details: { from, to, legal: transitions[from] } }),
    );
}

describe('a sponsorship', () => {
  it.each(pairs(SPONSORSHIP_STATES))(
    'goes from %s to %s only where the table says so',
    (from, to) => check(sponsorshipStates, from, to),
  );
});

describe('a mission', () => {
  it.each(pairs(MISSION_STATUSES))(
    'goes from %s to %s only where the table says so',
    (from, to) => check(missionStates, from, to),
  );
});
