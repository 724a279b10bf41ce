import { z } from 'zod';
import { leaderboardHeroSchema } from './schemas.js';

const whole = z.number().int().nonnegative();

/** The whole of the `leaderboard` room: best first. */
export const leaderboardSnapshotSchema = z.object({ heroes: z.array(leaderboardHeroSchema), totalHeroes: whole });
export type LeaderboardSnapshot = z.infer<typeof leaderboardSnapshotSchema>;

/**
 * What changed on the board. To apply it: take every named hero out of the list, put each of `placed` back at its rank
 * (1-based) in the order given, cut to the room's size. Heroes that are not named keep their order.
 */
export const leaderboardChangeSchema = z.object({
  /** Ids of heroes that left the board. */
  removed: z.array(z.string()),
  placed: z.array(z.object({ rank: z.number().int().positive(), hero: leaderboardHeroSchema })),
  totalHeroes: whole,
});
export type LeaderboardChange = z.infer<typeof leaderboardChangeSchema>;
