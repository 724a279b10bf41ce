import { describe, expect, it } from '@jest/globals';
import { movementOf, signed } from './ledger-lines';

describe('a line of the ledger', () => {
  it.each([
    ['issuer', 'available', 'earned'],
    ['challenge', 'available', 'earned'],
    ['issuer', 'pending', 'promised'],
    ['pending', 'available', 'credited'],
    ['pending', 'issuer', 'withdrawn'],
    ['available', 'held', 'held'],
    ['held', 'reward', 'spent'],
    ['held', 'available', 'returned'],
    ['available', 'reversed', 'takenBack'],
    ['issuer', 'reversed', 'spentTakenBack'],
    ['owed', 'reversed', 'heldTakenBack'],
    ['held', 'owed', 'repaid'],
    ['issuer', 'owed', 'spentTakenBack'],
    ['issuer', 'uncounted', 'uncountedTakenBack'],
    ['somewhere', 'new', 'moved'],
  ])('from %s to %s is %s', (from, to, movement) => {
    expect(movementOf({ from, to })).toBe(movement);
  });

  it('shows what it did to the available points with its sign', () => {
    expect([25, -800, 0].map((change) => signed(change, String))).toEqual(['+25', '−800', '±0']);
  });
});
