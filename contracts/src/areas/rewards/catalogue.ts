import { REFERRAL_VOUCHER_AED, STARTER_KIT, WATER_SYSTEM_PLANS } from '../shop/plans.js';

const waterSystem = WATER_SYSTEM_PLANS.find(({ popular }) => popular)!;

/** Featured rewards on the redemption page, in points (spec document 1, section 2). */
export const FEATURED_REWARDS = [
  { id: 'iphone-17-pro-max', points: 1200, available: true, popular: true },
  { id: 'premium-water-system', points: 800, available: true, popular: false },
  { id: 'vip-experience', points: 1500, available: true, popular: false },
] as const;

/** Where each reward category starts, in points (spec document 1, section 2). */
export const REWARD_CATEGORY_STARTS = { technology: 400, waterSystems: 200, lifestyle: 100, experiences: 500 } as const;

/** The categories of the catalogue's filter (spec document 1, section 3). */
export const REWARD_CATEGORIES = ['tech', 'water', 'food'] as const;
export type RewardCategory = (typeof REWARD_CATEGORIES)[number];

/**
 * The rewards catalogue: points in the order the document lists them, of which it names the first two (spec document 1,
 * sections 3 and 9). `valueAed` is what the document says the same thing is worth elsewhere.
 */
export const REWARD_CATALOGUE = [
  { id: 'iphone-17-pro-max', points: 45_000, category: 'tech', available: true, popular: true, valueAed: undefined },
  {
    id: 'water-system',
    points: 15_000,
    category: 'water',
    available: true,
    popular: true,
    valueAed: waterSystem.price,
  },
  {
    id: 'shower-filter',
    points: 2500,
    category: 'water',
    available: true,
    popular: false,
    valueAed: STARTER_KIT.showerFilterValue,
  },
  { id: 'solar-charger', points: 3500, category: 'tech', available: false, popular: false, valueAed: undefined },
  {
    id: 'partner-lunch',
    points: 800,
    category: 'food',
    available: true,
    popular: false,
    valueAed: REFERRAL_VOUCHER_AED,
  },
  { id: 'partner-dinner', points: 1200, category: 'food', available: true, popular: false, valueAed: undefined },
] as const satisfies readonly {
  id: string;
  points: number;
  category: RewardCategory;
  available: boolean;
  popular: boolean;
  valueAed: number | undefined;
}[];

export const REWARD_CATALOGUE_POINTS: readonly number[] = REWARD_CATALOGUE.map(({ points }) => points);

/** What the redemption page shows of its visitor, as fixed (spec document 1, section 2). */
export const REDEMPTION_STANDING = { availablePoints: 0, level: 'Bronze Hero', pointsToNextLevel: 0 } as const;

/** Hours until a redeemed reward is received. */
export const REWARD_FULFILMENT_HOURS = 48;

/**
 * Hours after a claim at which we send what we hand over ourselves; what a partner hands over waits for the partner.
 */
export const CLAIM_STEP_HOURS = { processing: 1, fulfilled: 24 } as const;
