import { z } from 'zod';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { defineContract } from '../../kernel/contract.js';
import { publicRoom } from '../../kernel/rooms/room-description.js';
import { IMPACT_ROUTES } from './routes.js';

const whole = z.number().int().nonnegative();

/**
 * `GET /api/impact-stats`: one answer for both variants of the spec (document 1, section 3). Bottles, heroes and points
 * are whole, CO2 is grams, `totalRewards` is fils.
 */
export const impactStatsSchema = z.object({
  totalBottlesPrevented: whole,
  totalCo2Saved: whole,
  totalRewards: whole,
  activeHeroes: whole,
  bottlesPrevented: whole,
  co2Saved: whole,
  pointsEarned: whole,
});
export type ImpactStats = z.infer<typeof impactStatsSchema>;

const example = {
  totalBottlesPrevented: 2_400_000,
  totalCo2Saved: 180_000_000,
  totalRewards: 0,
  activeHeroes: 12_847,
  bottlesPrevented: 2_400_000,
  co2Saved: 180_000_000,
  pointsEarned: 4_800_000,
};

export const IMPACT_CALLS = defineCalls(
  IMPACT_ROUTES,
  { tag: 'Impact', description: 'What all heroes have done together.', schemas: { ImpactStats: impactStatsSchema } },
  {
    readImpact: {
      summary: 'The public totals',
      description:
        'Bottles, heroes and points are whole, CO2 is grams, '
        + '`totalRewards` is fils.',
      caller: 'public',
      tagged: true,
      example: {},
      answers: { 200: { schema: impactStatsSchema, example } },
    },
  },
);

/** The public totals. */
export const impact = defineContract({
  calls: [IMPACT_CALLS],
  rooms: {
    impact: publicRoom({
      summary: 'The public totals, as `GET /api/impact-stats` answers them.',
      fold: 'The change takes the place of the snapshot.',
      snapshot: impactStatsSchema,
      change: impactStatsSchema,
      example: { snapshot: example, change: { ...example, bottlesPrevented: 2_401_400, pointsEarned: 4_802_560 } },
    }),
  },
});
