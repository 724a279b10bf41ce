import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { EXAMPLE_HERO_ID } from '../heroes/examples.js';

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
  code: 'PH-7K3M9-QXR2D',
  answers: null,
  handover: null,
  inspection: null,
  certificate: null,
  dueAt: '2026-12-21T08:30:00.000Z',
  isDemo: false,
  storageGb: null,
  imei: null,
  photos: [],
  returnAddress: null,
  steps: [],
} as const;

export const EXAMPLE_ANSWERS = {
  screen: 'light-scratches',
  back: 'flawless',
  battery: 'good',
  faceId: 'works',
  water: 'dry',
} as const;

export const EXAMPLE_PICKUP = {
  tradeInId: EXAMPLE_ID,
  code: 'PH-7K3M9-QXR2D',
  device: 'iPhone 13 Pro',
  zoneId: 'zone-2',
  slot: '9:00-12:00',
  startsAt: '2026-11-22T05:00:00.000Z',
  endsAt: '2026-11-22T08:00:00.000Z',
  address: 'Villa 12, Street 4, Al Barsha 2',
  contact: 'Noura',
  phone: '+971 50 123 4567',
  courier: 'Ravi',
  isOwn: true,
} as const;
