import { z } from 'zod';
import { DEMO_HERO_ID } from '../../kernel/demo.js';
import {
  GAIN_DAYS,
  GAIN_RADIUS,
  heroGainsSchema,
  heroNeighbourhoodSchema,
  heroStandingSchema,
  leaderboardHeroSchema,
  leaderboardLimitSchema,
  leaderboardSchema,
  neighbourRadiusSchema,
} from './schemas.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { EXAMPLE_HERO } from '../heroes/examples.js';
import { LEADERBOARD_ROUTES } from './routes.js';

const board = {
  200: {
    schema: leaderboardSchema,
    example: [{ ...EXAMPLE_HERO, id: 'planet-hero-1', name: 'Ahmed Al-Rashid', points: 13_020 }, EXAMPLE_HERO],
  },
};
const units = '`points` is the score that ranks; `co2Saved` is grams.';

/** The leaderboard, under both forms of its URL, and what stands around one hero. */
export const LEADERBOARD_CALLS = defineCalls(
  LEADERBOARD_ROUTES,
  {
    tag: 'Leaderboard',
    description: 'Who leads. Ranks are unique; of equal scores, the one that was reached first stands higher.',
    schemas: {
      LeaderboardHero: leaderboardHeroSchema,
      HeroStanding: heroStandingSchema,
      Leaderboard: leaderboardSchema,
      HeroNeighbourhood: heroNeighbourhoodSchema,
      HeroGains: heroGainsSchema,
    },
  },
  {
    readLeaderboard: {
      summary: 'The best heroes, best first',
      description: `As many as \`limit\` says, 10 without it. ${units}`,
      caller: 'public',
      tagged: true,
      query: z.object({ limit: leaderboardLimitSchema.optional() }),
      checks: { query: z.object({ limit: z.unknown().optional() }) },
      example: { query: { limit: '50' } },
      answers: board,
      errors: ['invalid_limit'],
    },
    readLeaderboardByPath: {
      summary: 'The best heroes, with the limit in the path',
      description: `The same answer as with \`?limit=\`. ${units}`,
      caller: 'public',
      tagged: true,
      params: z.object({ limit: leaderboardLimitSchema }),
      checks: { params: z.object({ limit: z.unknown() }) },
      example: { params: { limit: '10' } },
      answers: board,
      errors: ['invalid_limit'],
    },
    readHeroGains: {
      summary: 'What heroes earned in the last seven days, and their last trades',
      description:
        `Points of the last ${GAIN_DAYS} days, by the time of what they were earned for: of the best 100, and with `
        + `\`around\` of that hero and ${GAIN_RADIUS} on either side, with the last verified trade of the last 24 hours, and the area if `
        + 'the hero chose to show one. Heroes without gains are left out. At most a minute old.',
      caller: 'public',
      kept: true,
      query: z.object({ around: z.string().optional() }),
      example: { query: { around: DEMO_HERO_ID } },
      answers: {
        200: {
          schema: heroGainsSchema,
          example: [{ heroId: DEMO_HERO_ID, points: 2_240, lastTradeAt: EXAMPLE_TIME, area: 'Deira' }],
        },
      },
      errors: ['unknown_hero'],
    },
    readHeroNeighbourhood: {
      summary: 'A hero’s standing, and who stands around',
      description:
        '`pointsToNext` is what it takes to pass the next hero; it and `leadOverNext` are null at the ends of the board. '
        + '`radius` heroes on either side, 5 without it.',
      caller: 'public',
      params: z.object({ heroId: z.string() }),
      query: z.object({ radius: neighbourRadiusSchema.optional() }),
      checks: { query: z.object({ radius: z.unknown().optional() }) },
      example: { params: { heroId: DEMO_HERO_ID }, query: { radius: '1' } },
      answers: {
        200: {
          schema: heroNeighbourhoodSchema,
          example: {
            heroId: DEMO_HERO_ID,
            rank: 2,
            points: 12_450,
            tiedWith: 0,
            pointsToNext: 571,
            leadOverNext: null,
            totalHeroes: 2,
            heroes: [{ ...EXAMPLE_HERO, rank: 2 }],
          },
        },
      },
      errors: ['invalid_radius', 'unknown_hero'],
    },
  },
);
