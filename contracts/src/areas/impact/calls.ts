import { impactStatsSchema } from './schemas.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { IMPACT_ROUTES } from './routes.js';

/** The public totals. */
export const IMPACT_CALLS = defineCalls(
  IMPACT_ROUTES,
  { tag: 'Impact', description: 'What all heroes have done together.', schemas: { ImpactStats: impactStatsSchema } },
  {
    readImpact: {
      summary: 'The public totals',
      description:
        'One answer for both variants of the spec (document 1, section 3). Bottles, heroes and points are whole, CO2 is grams, ' +
        '`totalRewards` is fils. Carries an ETag and `Planet-Position`.',
      caller: 'public',
      example: {},
      answers: {
        200: {
          schema: impactStatsSchema,
          example: {
            totalBottlesPrevented: 2_400_000,
            totalCo2Saved: 180_000_000,
            totalRewards: 0,
            activeHeroes: 12_847,
            bottlesPrevented: 2_400_000,
            co2Saved: 180_000_000,
            pointsEarned: 4_800_000,
          },
        },
      },
    },
  },
);
