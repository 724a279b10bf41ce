/** A water-system plan. Prices are whole AED (spec document 1, sections 3 and 9). */
export interface WaterSystemPlan {
  readonly id: 'hero-minimal' | 'hero-premium' | 'hero-elite';
  readonly price: number;
  readonly originalPrice: number;
  readonly heroDiscount?: number;
  readonly level: number;
  readonly points: number;
  readonly multiplier: number;
  readonly filterMonths: number;
  readonly futurePlanDiscountPercent?: number;
  readonly freeInstallation?: boolean;
  readonly popular: boolean;
  readonly isHeroEntry: boolean;
}

export const WATER_SYSTEM_PLANS: readonly WaterSystemPlan[] = [
  {
    id: 'hero-minimal', price: 1299, originalPrice: 1599, heroDiscount: 300, level: 2, points: 1000, multiplier: 2,
    filterMonths: 12, futurePlanDiscountPercent: 20, popular: false, isHeroEntry: true,
  },
  {
    id: 'hero-premium', price: 1499, originalPrice: 1999, level: 3, points: 2500, multiplier: 2,
    filterMonths: 18, freeInstallation: true, popular: true, isHeroEntry: false,
  },
  {
    id: 'hero-elite', price: 2299, originalPrice: 2999, level: 4, points: 5000, multiplier: 3,
    filterMonths: 36, popular: false, isHeroEntry: false,
  },
];

/** The AED 99 starter kit and what it brings (spec document 1, section 9). */
export const STARTER_KIT = {
  price: 99,
  lifetimeValue: 1000,
  showerFilterValue: 399,
  membershipAndSetupValue: 299,
  points: 1000,
  guaranteeDays: 30,
  warrantyYears: 5,
} as const;

/** The partner-restaurant voucher that both sides of a referral get, AED. */
export const REFERRAL_VOUCHER_AED = 100;

/** Ordering delays in ms (spec document 1, section 4). */
export const ORDER_DELAYS = { homePlanMs: 1500, offerPageMs: 1000, shopMs: 1500 } as const;
