import { describe, expect, it } from '@jest/globals';
import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { SPONSORSHIP_MESSAGE_LENGTH } from '@planet-heroes/contracts/areas/missions/tiers';
import { fundingPercent, minimumAmount, openFirst, takesSponsorships, toFils, truncate } from './mission-rules';
import { sponsorshipFormSchema } from './sponsorship-schema';
import { EMPTY_FORM } from './use-sponsorship';

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

describe('a choice of missions', () => {
  it('ends with those that take no sponsorships', () => {
    const mission = (id: string, currentFunding: number) =>
      ({ id, status: 'funding', currentFunding, fundingGoal: 100 }) as SponsoredMission;
    const shown = openFirst([mission('full', 100), mission('first', 0), mission('second', 99)]);
    expect(shown.map(({ id }) => id)).toEqual(['first', 'second', 'full']);
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
    expect(truncate('👩‍🔧👩‍🔧👩‍🔧', 2)).toBe('👩‍🔧👩‍🔧…');
  });
});

/** What stands beside the fields, in order. */
function complaints(form: Partial<typeof EMPTY_FORM>, minimum = 500): string[] {
  const result = sponsorshipFormSchema(minimum).safeParse({ ...EMPTY_FORM, ...form });
  return result.success ? [] : result.error.issues.map(({ message }) => message.replaceAll('\u00a0', ' '));
}

describe('the form of a sponsorship', () => {
  it('is in order as it opens', () => {
    expect(complaints({})).toEqual([]);
  });

  it('has a minimum, and no maximum', () => {
    expect(complaints({ amount: 3699.99 }, 3700)).toEqual(['Enter at least AED 3,700.']);
    expect(complaints({ amount: 3700 }, 3700)).toEqual([]);
    expect(complaints({ amount: 50_000_000 }, 3700)).toEqual([]);
    expect(complaints({ amount: Number.NaN })).toEqual(['Enter an amount in dirhams.']);
  });

  it('takes no part of a fils, and rounds nothing', () => {
    for (const amount of [500.005, 1234.567, 500.0000001])
      expect(complaints({ amount })).toEqual(['Enter dirhams and fils, with at most two decimals.']);
    for (const amount of [500.01, 1234.56, 8_589_934.59, 50_000_000.07]) expect(complaints({ amount })).toEqual([]);
  });

  it('takes a message of several lines, up to its length', () => {
    expect(complaints({ message: 'For the children,\nwith love' })).toEqual([]);
    expect(complaints({ message: 'x'.repeat(SPONSORSHIP_MESSAGE_LENGTH) })).toEqual([]);
    expect(complaints({ message: 'x'.repeat(SPONSORSHIP_MESSAGE_LENGTH + 1) })[0]).toBe(
      'The message may have up to 500 characters.',
    );
    expect(complaints({ message: 'bell\u0007' })).toEqual(['The message contains characters that cannot be shown.']);
  });
});
