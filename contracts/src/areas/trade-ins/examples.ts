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
} as const;
