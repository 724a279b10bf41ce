import type { NewDubaiChallenge } from './dubai-offers.js';

/** A challenge to begin with, and the days until it ends. CO2 targets are grams, trade values whole AED. */
export type SampleDubaiChallenge = Omit<NewDubaiChallenge, 'openedAt' | 'expiresAt'> & { days: number };

/**
 * One for each category (spec document 2, section 3); some with places, one of them almost full, some about one zone.
 */
export const SAMPLE_DUBAI_CHALLENGES: readonly SampleDubaiChallenge[] = [
  {
    challengeId: 'marina-refill-run', category: 'water', days: 60, targetZone: 'zone-2',
    title: 'Marina Refill Run',
    description:
      'Keep 500 plastic bottles out of Dubai Marina. Every phone you trade in counts toward filtered water instead.',
    metric: 'bottles_prevented',
    target: 500,
    pointsReward: 400,
    rewardItem: 'Insulated steel bottle',
    participantLimit: 500,
    joinedBefore: 212,
  },
  {
    challengeId: 'cool-homes-summer', category: 'energy', days: 75,
    title: 'Cool Homes, Low Bills',
    description:
      'Save 5 kg of CO2 by giving old devices a second life, about what an hour of cooling a flat costs the climate.',
    metric: 'co2_saved',
    target: 5000,
    pointsReward: 650,
    rewardItem: 'Smart plug',
  },
  {
    challengeId: 'metro-month', category: 'transport', days: 28, targetZone: 'zone-1',
    title: 'Metro Month',
    description: 'Leave the car, take the metro, and drop a phone off on the way: earn 2,000 points from trade-ins.',
    metric: 'points_earned', target: 2000, pointsReward: 500, rewardItem: 'Travel card with AED 50',
    participantLimit: 50, joinedBefore: 43,
  },
  {
    challengeId: 'zero-ewaste-deira', category: 'waste', days: 45, targetZone: 'zone-1',
    title: 'Zero E-Waste Deira',
    description: 'Bring in devices worth AED 3,000 together, so that none of them end up in landfill.',
    metric: 'trade_value', target: 3000, pointsReward: 750, rewardItem: 'Recycled-aluminium phone stand',
    participantLimit: 200, joinedBefore: 96,
  },
  {
    challengeId: 'first-drawer', category: 'voucher', days: 68,
    title: 'The First Phone',
    description: 'The phone that lies in every drawer: trade one in and count for 100 bottles.',
    metric: 'bottles_prevented', target: 100, pointsReward: 150, rewardItem: 'AED 25 café voucher',
  },
  {
    challengeId: 'mangrove-morning', category: 'experience', days: 36, targetZone: 'zone-3',
    title: 'Mangrove Morning',
    description: 'Save 10 kg of CO2 and paddle with us through the mangroves, where the city breathes.',
    metric: 'co2_saved', target: 10_000, pointsReward: 900, rewardItem: 'Kayak tour for two',
    participantLimit: 30, joinedBefore: 11,
  },
  {
    challengeId: 'suburb-starter', category: 'product', days: 52, targetZone: 'zone-2',
    title: 'Suburb Starter',
    description: 'Trade in devices worth AED 1,500 and make the tap your household’s spring.',
    metric: 'trade_value', target: 1500, pointsReward: 350, rewardItem: 'Shower filter',
    participantLimit: 300, joinedBefore: 58,
  },
  {
    challengeId: 'neighbour-service', category: 'service', days: 21,
    title: 'Good Neighbour',
    description:
      'Earn 1,000 points from trade-ins, for yourself or in your neighbour’s name, and have your water tested.',
    metric: 'points_earned',
    target: 1000,
    pointsReward: 250,
    rewardItem: 'Home water test',
    participantLimit: 120,
    joinedBefore: 34,
  },
];
