import { z } from 'zod';

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
