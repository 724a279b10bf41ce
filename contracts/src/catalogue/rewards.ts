/** Featured rewards on the redemption page, in points (spec document 1, section 2). */
export const FEATURED_REWARDS = [
  { id: 'iphone-17-pro-max', points: 1200, popular: true },
  { id: 'premium-water-system', points: 800, popular: false },
  { id: 'vip-experience', points: 1500, popular: false },
] as const;

/** Where each reward category starts, in points (spec document 1, section 2). */
export const REWARD_CATEGORY_STARTS = { technology: 400, waterSystems: 200, lifestyle: 100, experiences: 500 } as const;

/** Points of the rewards catalogue, in the order the document lists them (spec document 1, section 9). */
export const REWARD_CATALOGUE_POINTS = [45_000, 15_000, 2500, 3500, 800, 1200] as const;

/** Hours until a redeemed reward is received. */
export const REWARD_FULFILMENT_HOURS = 48;
