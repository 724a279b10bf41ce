import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { DEMO_HERO_ID } from '../../kernel/demo.js';

export const EXAMPLE_HERO_ID = '0193a7c1-0b7e-4c55-8a1d-6f2e9d4c3b10';

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
  isGuest: false,
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
  boardArea: null,
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
