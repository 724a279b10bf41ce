import { describe, expect, it } from '@jest/globals';
import { fundingPercent, minimumAmount, takesSponsorships, toFils, truncate } from './mission-rules';

describe('a mission’s funding', () => {
  it.each([
    [0, 100, 0],
    [25, 100, 25],
    [1, 3, 100 / 3],
    [100, 100, 100],
    [250, 100, 100],
    [0, 0, 100],
  ])('%s of %s is %s percent', (currentFunding, fundingGoal, percent) => {
    expect(fundingPercent({ currentFunding, fundingGoal })).toBeCloseTo(percent);
  });

  it('takes sponsorships until it is complete or the mission is', () => {
    expect(takesSponsorships({ status: 'funding', currentFunding: 99, fundingGoal: 100 })).toBe(true);
    expect(takesSponsorships({ status: 'active', currentFunding: 99, fundingGoal: 100 })).toBe(true);
    expect(takesSponsorships({ status: 'active', currentFunding: 100, fundingGoal: 100 })).toBe(false);
    expect(takesSponsorships({ status: 'completed', currentFunding: 0, fundingGoal: 100 })).toBe(false);
  });
});

describe('an amount', () => {
  it('is at least the tier’s minimum in dirhams, or 500', () => {
    expect(minimumAmount({ id: 'a', name: 'A', minAmount: 370_000, badgeColor: '', benefits: [] })).toBe(3700);
    expect(minimumAmount(undefined)).toBe(500);
  });

  it.each([
    [500, 50_000],
    [1234.56, 123_456],
    [0.29, 29],
  ])('of AED %s is %s fils', (dirhams, fils) => expect(toFils(dirhams)).toBe(fils));
});

describe('a description', () => {
  it('is cut to its length, by characters as people count them', () => {
    expect(truncate('Water', 5)).toBe('Water');
    expect(truncate('Water for all', 5)).toBe('Water…');
    expect(truncate('Water for all', 6)).toBe('Water…');
    expect(truncate('💧💧💧', 2)).toBe('💧💧…');
  });
});
