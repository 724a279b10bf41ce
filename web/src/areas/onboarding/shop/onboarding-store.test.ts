import { describe, expect, it } from '@jest/globals';
import { isLast, ONBOARDING_STEPS, progressOf, stepBy } from './onboarding-store';

describe('the steps of the tutorial', () => {
  it('are seven, from a seventh to the whole', () => {
    expect(ONBOARDING_STEPS).toEqual(['welcome', 'calculator', 'impact', 'points', 'water', 'community', 'complete']);
    expect(ONBOARDING_STEPS.map((_step, index) => progressOf(index))).toEqual([14, 29, 43, 57, 71, 86, 100]);
  });

  it('have neighbours within the row only', () => {
    expect([stepBy(0, -1), stepBy(0, 1), stepBy(6, -1), stepBy(6, 1)]).toEqual([0, 1, 5, 6]);
    expect([isLast(5), isLast(6)]).toEqual([false, true]);
  });
});
