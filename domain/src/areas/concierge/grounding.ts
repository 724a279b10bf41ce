import { CHALLENGE_BUDGET_PER_MONTH } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { EARNING_RATES, JOIN_BONUS, POINT_RANGES } from '@planet-heroes/contracts/areas/heroes/points';
import {
  FEATURED_REWARDS,
  REWARD_CATALOGUE_POINTS,
  REWARD_CATEGORY_STARTS,
} from '@planet-heroes/contracts/areas/rewards/catalogue';
import { HERO_LEVELS } from '@planet-heroes/contracts/areas/heroes/levels';
import { REFERRAL_VOUCHER_AED, STARTER_KIT, WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/areas/shop/plans';
import { SHOP_PRODUCTS } from '@planet-heroes/contracts/areas/shop/shop';
import { VOLUME_TIERS } from '@planet-heroes/contracts/areas/missions/tiers';
import type { ChatValuation } from '@planet-heroes/contracts/areas/concierge/schemas';
import { withLatinDigits } from './normalise.js';

/** Amounts in AED that the catalogue itself names, apart from phones. */
export const CATALOGUE_AED: ReadonlySet<number> = new Set([
  ...WATER_SYSTEM_PLANS.flatMap((
    { price, originalPrice, heroDiscount },
  ) => [price, originalPrice, heroDiscount ?? price]),
  STARTER_KIT.price,
  STARTER_KIT.lifetimeValue,
  STARTER_KIT.showerFilterValue,
  STARTER_KIT.membershipAndSetupValue,
  REFERRAL_VOUCHER_AED,
  ...DELIVERY_ZONES.map(({ fee }) => fee),
  ...SHOP_PRODUCTS.flatMap(({ price, originalPrice }) => [price, originalPrice]),
]);

/** Other numbers of the catalogue that an answer may name, and sizes of memory. */
const CATALOGUE_NUMBERS: ReadonlySet<number> = new Set([
  ...WATER_SYSTEM_PLANS.map(({ points }) => points),
  STARTER_KIT.points,
  ...HERO_LEVELS.map(({ from }) => from),
  ...Object.values(EARNING_RATES),
  ...Object.values(JOIN_BONUS),
  ...Object.values(POINT_RANGES).flatMap(({ min, max }) => [min, max]),
  ...FEATURED_REWARDS.map(({ points }) => points),
  ...REWARD_CATALOGUE_POINTS,
  ...Object.values(REWARD_CATEGORY_STARTS),
  ...VOLUME_TIERS.flatMap(({ minUnits, maxUnits }) => [minUnits, maxUnits ?? minUnits]),
  CHALLENGE_BUDGET_PER_MONTH,
  128,
  256,
  512,
]);

const NUMBER = String.raw`(\d{1,3}(?:[,٬']\d{3})+|\d+)((?:\.\d+)?\s?(?:k|thousand|million)?\b)`;
const CURRENCY = String.raw`(?:aed|dhs?\.?|dirhams?|د\.إ|درهم)`;
const OTHER_MONEY = /[$€£₹]|\b(?:usd|eur|gbp|dollars?|euros?|pounds?|rupees?|inr)\b/i;

/** Whole amounts in AED that a text names; NaN for one that is not written as a whole number. */
export function aedAmountsIn(text: string): number[] {
  const plain = withLatinDigits(text.normalize('NFKC'));
  const found = [
    ...plain.matchAll(new RegExp(`${CURRENCY}[\\s:*~≈]*${NUMBER}`, 'gi')),
    ...plain.matchAll(new RegExp(`${NUMBER}[\\s*]*${CURRENCY}`, 'gi')),
  ];
  return found.map((
    [, digits, rest],
  ) => (/^(\.0+)?\s?$/.test(rest!) ? Number(digits!.replace(/\D/g, '')) : Number.NaN));
}

/**
 * Whether a text states nothing but what we stand for: each AED amount is a valuation's or the catalogue's, each number
 * from 100 up is known, no other currency is named, and no amount is written in words.
 */
export function isGrounded(text: string, valuations: readonly ChatValuation[]): boolean {
  const plain = withLatinDigits(text.normalize('NFKC'));
  if (OTHER_MONEY.test(plain) || /[^\d\s*.,]\s+(?:dirhams?|درهم)/i.test(plain)) return false;
  const prices = new Set(valuations.map(({ tradeValue }) => tradeValue));
  if (!aedAmountsIn(plain).every((amount) => prices.has(amount) || CATALOGUE_AED.has(amount))) return false;
  const known = new Set(
    valuations.flatMap((
      { tradeValue, points, bottlesPrevented, co2Saved },
    ) => [tradeValue, points, bottlesPrevented, co2Saved]),
  );
  return [...plain.matchAll(new RegExp(NUMBER, 'gi'))].every(([, digits, rest]) => {
    const number = Number(digits!.replace(/\D/g, ''));
    if (/k|thousand|million/i.test(rest!)) return false;
    return number < 100 || known.has(number) || CATALOGUE_AED.has(number) || CATALOGUE_NUMBERS.has(number);
  });
}
