import { describe, expect, it } from '@jest/globals';
import { journeyPosition } from './journey-position';

describe('the position on the journey', () => {
  it.each([
    [false, undefined, 1],
    [true, undefined, 2],
    [true, 'quoted', 2],
    [true, 'rejected', 2],
    [true, 'expired', 2],
    [true, 'verified', 3],
  ] as const)('with a value: %s and a trade-in: %s is %i', (hasValue, state, position) => {
    expect(journeyPosition(hasValue, state)).toBe(position);
  });
});
