import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MISSION_STATUSES } from '@planet-heroes/contracts/areas/missions/schemas';
import { SPONSORSHIP_OBJECTIONS } from '@planet-heroes/contracts/areas/missions/tiers';
import { TIERS } from './mission-catalogue.js';
import {
  fitsTier, objectionsIn, objectionsTo, remainingFunding, reviewReason, takesSponsorships,
} from './sponsorship-policy.js';

const fils = fc.nat({ max: 1_000_000_000_000 });
const mission = fc.record({ status: fc.constantFrom(...MISSION_STATUSES), currentFunding: fils, fundingGoal: fils });
const tier = fc
  .tuple(fils, fils, fc.boolean())
  .map(([one, other, open]) => ({ minAmount: Math.min(one, other), maxAmount: open ? null : Math.max(one, other) }));

describe('the policy of sponsorships', () => {
  it('never lets an approval exceed a mission’s goal, or fund a completed one', () => {
    fc.assert(
      fc.property(fc.boolean(), fils, tier, mission, (isKnown, amount, tier, mission) => {
        const objections = objectionsTo({ isKnown, amount, tier, mission });
        const fits = isKnown && mission.status !== 'completed' && amount <= remainingFunding(mission) && fitsTier(amount, tier);
        expect(objections.length === 0).toBe(fits);
        if (objections.length === 0 && amount > 0) {
          expect(mission.currentFunding + amount).toBeLessThanOrEqual(mission.fundingGoal);
          expect(takesSponsorships(mission)).toBe(true);
        }
      }),
    );
  });

  it('names what stands against a sponsorship, and says that somebody will look at it', () => {
    const mission = { status: 'completed', currentFunding: 100, fundingGoal: 100 } as const;
    const objections = objectionsTo({ isKnown: false, amount: 1, tier: { minAmount: 5, maxAmount: 9 }, mission });
    expect(objections).toEqual(['unknown_sponsor', 'invalid_amount', 'mission_closed', 'mission_over_funded']);
    expect(reviewReason(objections)).toMatch(/new sponsor.*tier.*completed.*needs less.*look at it/);
    expect(objectionsIn(reviewReason(objections))).toEqual(objections);
  });

  it('is recognized in a kept reason, and a person’s own words are not taken for it', () => {
    for (const each of SPONSORSHIP_OBJECTIONS) expect(objectionsIn(reviewReason([each]))).toEqual([each]);
    const policy = reviewReason(['unknown_sponsor']);
    for (const own of [null, 'Please call us.', `${policy} Call us.`, 'Our team will look at it.'])
      expect(objectionsIn(own)).toBeUndefined();
  });

  it.each(TIERS)(
    'takes the amounts of the tier $name from its first fils to its last',
    ({ minAmount, maxAmount = null, benefits }) => {
      const bounds = { minAmount, maxAmount };
      expect([minAmount - 1, minAmount, (maxAmount ?? 1e12) - 1, maxAmount ?? 1e12].map((amount) =>
        fitsTier(amount, bounds)
      ))
        .toEqual([false, true, true, true]);
      if (maxAmount !== null)
        expect(fitsTier(maxAmount + 1, bounds)).toBe(false);
      // "+N more benefits" shows (spec document 2, section 2).
      expect(benefits.length).toBeGreaterThanOrEqual(4);
    },
  );
});
