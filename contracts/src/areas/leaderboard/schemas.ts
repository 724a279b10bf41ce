import { z } from 'zod';
import { LEADERBOARD_LIMIT } from '../../kernel/interface.js';
import { timeSchema } from '../../kernel/time.js';
import { HERO_LEVELS } from '../heroes/levels.js';
import { AREA_NAMES } from '../pickups/areas.js';

const whole = z.number().int().nonnegative();

/** One hero as the leaderboard shows it (spec document 1, section 3). `points` is the score; CO2 is grams. */
export const leaderboardHeroSchema = z.object({
  id: z.string(),
  name: z.string(),
  level: z.enum(HERO_LEVELS.map(({ name }) => name)),
  points: whole,
  bottlesPrevented: whole,
  co2Saved: whole,
  referralCount: whole,
  badges: z.array(z.string()),
});
export type LeaderboardHero = z.infer<typeof leaderboardHeroSchema>;

/** `GET /api/heroes/leaderboard?limit=` and `/{limit}`: best first. */
export const leaderboardSchema = z.array(leaderboardHeroSchema);
export type Leaderboard = z.infer<typeof leaderboardSchema>;

/** The limit as text in a URL: a whole number from 1 to 100. */
export const leaderboardLimitSchema = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number)
  .pipe(z.number().min(LEADERBOARD_LIMIT.min).max(LEADERBOARD_LIMIT.max));

/**
 * Where a hero stands. `pointsToNext` is what it takes to pass the next hero, one more than the difference;
 * it and `leadOverNext` are null at the ends of the board.
 */
export const heroStandingSchema = z.object({
  heroId: z.string(),
  rank: z.number().int().positive(),
  points: whole,
  /** How many other heroes have the same score. */
  tiedWith: whole,
  pointsToNext: whole.nullable(),
  leadOverNext: whole.nullable(),
  totalHeroes: whole,
});
export type HeroStanding = z.infer<typeof heroStandingSchema>;

/** How many heroes on either side `GET /api/heroes/leaderboard/around/{heroId}` shows. */
export const NEIGHBOUR_RADIUS = { default: 5, max: 25 } as const;

export const neighbourRadiusSchema = z
  .string()
  .regex(/^(0|[1-9]\d?)$/)
  .transform(Number)
  .pipe(z.number().max(NEIGHBOUR_RADIUS.max));

/** `GET /api/heroes/leaderboard/around/{heroId}?radius=`: a hero's standing, and who stands around, best first. */
export const heroNeighbourhoodSchema = heroStandingSchema.extend({
  heroes: z.array(leaderboardHeroSchema.extend({ rank: z.number().int().positive() })),
});
export type HeroNeighbourhood = z.infer<typeof heroNeighbourhoodSchema>;

/** The days that a hero's gain is counted over, back from now (docs/rules.md). */
export const GAIN_DAYS = 7;

/** For how many days the board says when a hero last traded. */
export const FRESH_TRADE_DAYS = 1;

/** How many heroes on either side `GET /api/heroes/leaderboard/gains?around=` looks at, besides the best. */
export const GAIN_RADIUS = 2;

/** Points that a hero earned in the last days, and its last verified trade. Those who earned none are left out. */
export const heroGainSchema = z.object({
  heroId: z.string(),
  points: z.number().int().positive(),
  /** Missing where it is longer ago than `FRESH_TRADE_DAYS`. */
  lastTradeAt: timeSchema.optional(),
  /** Beside the trade, where the hero chose to show one. */
  area: z.enum(AREA_NAMES).optional(),
});
export type HeroGain = z.infer<typeof heroGainSchema>;

/** `GET /api/heroes/leaderboard/gains?around=`: in the board's order, then those around the hero. */
export const heroGainsSchema = z.array(heroGainSchema);
