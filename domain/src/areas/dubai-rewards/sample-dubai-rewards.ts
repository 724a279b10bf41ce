import type { NewDubaiReward } from './dubai-offers.js';

/** A reward to begin with, and the days until it ends. Values are fils. */
export type SampleDubaiReward = Omit<NewDubaiReward, 'addedAt' | 'expiresAt' | 'onePerHero' | 'fulfilment'> &
  Partial<Pick<NewDubaiReward, 'onePerHero' | 'fulfilment'>> & { days: number };

/**
 * At least one for each category (spec document 2, section 3); one is nearly gone, one is gone, some are for one zone.
 */
export const SAMPLE_DUBAI_REWARDS: readonly SampleDubaiReward[] = [
  {
    rewardId: 'refill-pass', category: 'water', days: 75, partner: 'Wadi Refill Stations',
    title: 'Refill Pass, 3 Months',
    description: 'Chilled, filtered water at every Wadi station in the city, as often as you are thirsty.',
    value: 15_000, pointsCost: 1200,
  },
  {
    rewardId: 'led-home-set', category: 'energy', days: 58, partner: 'Noor Lighting House',
    title: 'LED Set for Your Home',
    description: 'Ten warm LED lamps that use a tenth of what the old ones did.',
    value: 22_000, pointsCost: 1800, availableQuantity: 150, claimedBefore: 61,
  },
  {
    rewardId: 'city-bike-month', category: 'transport', days: 47, partner: 'Falcon Bikes', zoneRestriction: 'zone-1',
    title: 'A Month of City Bikes',
    description: 'Unlimited rides of 45 minutes each between all stations of the city centre.',
    value: 9900, pointsCost: 750, availableQuantity: 80, claimedBefore: 22,
  },
  {
    rewardId: 'compost-bin', category: 'waste', days: 52, partner: 'Green Dune Compost',
    title: 'Kitchen Compost Bin',
    description: 'Turns a family’s scraps into soil within six weeks, without a smell.',
    value: 18_500, pointsCost: 1500, availableQuantity: 40, claimedBefore: 37,
  },
  {
    rewardId: 'souk-voucher', category: 'voucher', days: 68, partner: 'Al Bahar Organic Souk',
    title: 'AED 100 Souk Voucher',
    description: 'For fruit, vegetables and everything unpacked.',
    value: 10_000, pointsCost: 1000,
  },
  {
    rewardId: 'desert-stargazing',
    category: 'experience',
    days: 33,
    partner: 'Quiet Dunes Tours',
    fulfilment: 'partner',
    title: 'Desert Stargazing for Two',
    description: 'An evening without engines: a walk, a supper and a telescope. The guides confirm your date.',
    value: 65_000, pointsCost: 4500, availableQuantity: 12, claimedBefore: 4, onePerHero: true,
  },
  {
    rewardId: 'steel-bottle', category: 'product', days: 71, partner: 'Hatta Metalworks',
    title: 'Engraved Steel Bottle',
    description: 'Three quarters of a litre, cold for a day, with your hero name on it.',
    value: 8500, pointsCost: 600, availableQuantity: 300, claimedBefore: 118,
  },
  {
    rewardId: 'shower-filter', category: 'product', days: 26, partner: 'Hatta Metalworks',
    title: 'Ionic Shower Filter',
    description: 'Softer water for skin and hair; fits every shower.',
    value: 39_900, pointsCost: 2500, availableQuantity: 25, claimedBefore: 25,
  },
  {
    rewardId: 'ac-check-up',
    category: 'service',
    days: 41,
    partner: 'Breeze Home Care',
    zoneRestriction: 'zone-2',
    fulfilment: 'partner',
    title: 'Air-Conditioning Check-up',
    description: 'Cleaning and tuning at your home: less dust, and up to a fifth less power.',
    value: 25_000, pointsCost: 2000, availableQuantity: 60, claimedBefore: 9,
  },
];
