import { describe, expect, it } from '@jest/globals';
import { daysLeft, headlineBottles } from './headline-challenge';

describe('the headline challenge', () => {
  it('counts bottles since it began, up to its million', () => {
    expect(headlineBottles(0)).toBe(0);
    expect(headlineBottles(2_400_000)).toBe(750_000);
    expect(headlineBottles(2_650_000)).toBe(1_000_000);
    expect(headlineBottles(9_000_000)).toBe(1_000_000);
  });

  it.each([
    ['2026-11-21T08:00:00Z', 79],
    ['2027-02-07T19:59:00Z', 1],
    ['2027-02-07T20:00:00Z', 0],
    ['2028-01-01T00:00:00Z', 0],
  ])('has at %s %i days left', (now, days) => {
    expect(daysLeft(Date.parse(now))).toBe(days);
  });
});
