import { DEMO_HERO_ID } from '../demo.js';

/* Values that several examples share. Ids are what the server would make. */

export const EXAMPLE_ID = '0193a7c2-5e41-4d0b-9f3a-2c6d8e1b7f50';
export const EXAMPLE_HERO_ID = '0193a7c1-0b7e-4c55-8a1d-6f2e9d4c3b10';
export const EXAMPLE_TIME = '2026-11-21T08:30:00.000Z';

export const EXAMPLE_HERO = {
  id: DEMO_HERO_ID,
  name: 'Mira (demo)',
  level: 'Gold Hero',
  points: 12_450,
  bottlesPrevented: 6200,
  co2Saved: 24_800,
  referralCount: 3,
  badges: [] as string[],
} as const;

export const EXAMPLE_PROFILE = {
  id: EXAMPLE_HERO_ID,
  name: 'Layla Haddad',
  isDemo: false,
  level: 'Bronze Hero',
  referralCode: 'HERO1A2B3C',
  availablePoints: 25,
  pendingPoints: 0,
  heldPoints: 0,
  lifetimePoints: 25,
  score: 25,
  bottlesPrevented: 0,
  co2Saved: 0,
  referralCount: 0,
  badges: [],
  badgesAwarded: [],
  checkedInAt: null,
  email: null,
  phone: null,
  zoneId: null,
  profileComplete: false,
  joinedAt: EXAMPLE_TIME,
} as const;

export const EXAMPLE_LEDGER_LINE = {
  id: EXAMPLE_ID,
  rule: 'join',
  reason: 'Joined',
  cause: `join:${EXAMPLE_HERO_ID}`,
  amount: 25,
  from: 'issuer',
  to: 'available',
  change: 25,
  balance: 25,
  occurredAt: EXAMPLE_TIME,
} as const;

export const EXAMPLE_TRADE_IN = {
  id: EXAMPLE_ID,
  heroId: EXAMPLE_HERO_ID,
  programme: 'exchange',
  device: 'iPhone 13 Pro',
  condition: 'good',
  state: 'quoted',
  valueFils: 85_000,
  points: 1700,
  bottlesPrevented: 425,
  co2Saved: 1700,
  quotedAt: EXAMPLE_TIME,
  lockedUntil: '2026-12-21T08:30:00.000Z',
  decidedAt: null,
  reasons: [],
} as const;

export const EXAMPLE_SHARE = {
  id: EXAMPLE_ID,
  shareType: 'trade',
  contentId: 'iphone-13-pro',
  platform: 'whatsapp',
  shareUrl: 'https://planet-heroes.example/join?ref=HERO1A2B3C',
  shareText: 'I traded in my iPhone and saved 425 bottles.',
  code: 'HERO1A2B3C',
  sharedAt: EXAMPLE_TIME,
  friendsJoined: 0,
  friendsTraded: 0,
} as const;

export const EXAMPLE_CHALLENGE = {
  id: EXAMPLE_ID,
  title: 'Bottles of the week',
  description: 'Who keeps a hundred bottles out of the sea?',
  challengeType: 'bottles_prevented',
  targetValue: 100,
  pointsReward: 100,
  participantLimit: 20,
  currentParticipants: 0,
  completedParticipants: 0,
  isActive: true,
  createdAt: EXAMPLE_TIME,
  expiresAt: '2026-11-28T08:30:00.000Z',
  creatorName: 'Layla Haddad',
  creatorAvatar: '🌍',
  userParticipation: null,
} as const;

export const EXAMPLE_MISSION = {
  id: 'mission-mangrove-nursery',
  title: 'A mangrove nursery by the creek',
  description: 'Ten thousand seedlings for the coast.',
  category: 'biodiversity',
  status: 'funding',
  currentFunding: 3_140_000,
  fundingGoal: 8_000_000,
  currentParticipants: 12,
  pointsReward: 250,
} as const;

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
  reason: null,
  timeline: [{ state: 'claimed', at: EXAMPLE_TIME }],
} as const;

export const EXAMPLE_PICKUPS = {
  total: 12,
  zones: [{ zoneId: 'zone-1', done: 7 }, { zoneId: 'zone-2', done: 4 }, { zoneId: 'zone-3', done: 1 }],
};
