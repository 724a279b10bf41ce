import { describe, expect, it } from '@jest/globals';
import { WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/areas/shop/plans';
import { alliancePath, chosenPlan } from './plan-card';

describe('the alliance screen\'s address', () => {
  it('names the package that was ordered', () => {
    expect(alliancePath('hero-elite')).toBe('/aquacafe-alliance?variant=hero-elite');
    for (const plan of WATER_SYSTEM_PLANS)
      expect(chosenPlan(new URL(alliancePath(plan.id), 'http://x').searchParams)).toBe(plan);
  });

  it('names none, or one that is not known, and then none is chosen', () => {
    for (const query of ['', 'variant=', 'variant=hero-mega'])
      expect(chosenPlan(new URLSearchParams(query))).toBeUndefined();
  });
});
