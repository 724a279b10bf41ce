import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { DEMO_HERO_ID } from '../../kernel/demo.js';

export const EXAMPLE_DUBAI_CHALLENGE = {
  id: 'marina-refill-run',
  title: 'Marina Refill Run',
  description: 'Keep 500 plastic bottles out of Dubai Marina.',
  category: 'water',
  targetZone: 'zone-1',
  pointsReward: 400,
  rewardItem: 'Insulated steel bottle',
  expiresAt: '2027-01-20T08:30:00.000Z',
  currentParticipants: 212,
  participantLimit: 500,
} as const;

export const EXAMPLE_DUBAI_REWARD = {
  id: 'refill-pass',
  title: 'Refill Pass, 3 Months',
  description: 'Chilled, filtered water at every Wadi station in the city.',
  category: 'water',
  partner: 'Wadi Refill Stations',
  value: 15_000,
  pointsCost: 1200,
  expiresAt: '2027-02-04T08:30:00.000Z',
  claimedQuantity: 0,
} as const;

export const EXAMPLE_CLAIM = {
  claimId: EXAMPLE_ID,
  rewardId: EXAMPLE_DUBAI_REWARD.id,
  heroId: DEMO_HERO_ID,
  title: EXAMPLE_DUBAI_REWARD.title,
  partner: EXAMPLE_DUBAI_REWARD.partner,
  category: 'water',
  value: 15_000,
  pointsCost: 1200,
  state: 'claimed',
  claimedAt: EXAMPLE_TIME,
  fulfilBy: '2026-11-23T08:30:00.000Z',
  onePerHero: false,
  deliverTo: null,
  reason: null,
  timeline: [{ state: 'claimed', at: EXAMPLE_TIME }],
} as const;
