/** Where the public totals begin, in June 2026: bottles, grams of CO2 and members (spec document 1, section 1). */
export const IMPACT_BASELINE = { bottlesPrevented: 2_400_000, co2SavedGrams: 180_000_000, heroes: 12_847 } as const;

/** Further figures shown as fixed (spec document 1, section 1; document 2, sections 1 and 9). */
export const MARKETING_FIGURES = {
  growthPercent: 23,
  devicesCollected: 12_847,
  loyaltyStarterOffer: 99,
  heroMinimalOffer: 1299,
} as const;

/** Dubai 2030 goals in percent, and the contribution texts beside them (spec document 1, sections 2 and 9). */
export const DUBAI_2030_GOALS = [
  { goal: 'clean-water', percent: 60, contribution: '+0.003%' },
  { goal: 'carbon-reduction', percent: 45, contribution: '+0.002%' },
  { goal: 'plastic-elimination', percent: 72, contribution: '+0.001%' },
] as const;

/** Progress of the four environmental goals, percent (spec document 2, section 9). */
export const ENVIRONMENTAL_GOAL_PROGRESS = [24, 67, 26, 15] as const;
