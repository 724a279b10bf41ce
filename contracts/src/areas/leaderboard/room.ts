import { z } from 'zod';
import { EXAMPLE_HERO } from '../heroes/examples.js';
import { leaderboardHeroSchema } from './schemas.js';
import { publicRoom } from '../../kernel/rooms/room-description.js';

const whole = z.number().int().nonnegative();

/** The whole of the `leaderboard` room: best first. */
export const leaderboardSnapshotSchema = z.object({ heroes: z.array(leaderboardHeroSchema), totalHeroes: whole });
export type LeaderboardSnapshot = z.infer<typeof leaderboardSnapshotSchema>;

/** A row of a change. What it leaves out is as it was: such a hero was on the list before. */
const placedHeroSchema = leaderboardHeroSchema.partial({ name: true, referralCount: true, badges: true });
export type PlacedHero = z.infer<typeof placedHeroSchema>;

/**
 * What changed on the board. To apply it: take every named hero out of the list, put each of `placed` back at its rank
 * (1-based) in the order given, with what it leaves out as it was, cut to the room's size. Heroes that are not named
 * keep their order.
 */
export const leaderboardChangeSchema = z.object({
  /** Ids of heroes that left the board. */
  removed: z.array(z.string()),
  placed: z.array(z.object({ rank: z.number().int().positive(), hero: placedHeroSchema })),
  totalHeroes: whole,
});
export type LeaderboardChange = z.infer<typeof leaderboardChangeSchema>;

const hero = { ...EXAMPLE_HERO, badges: [...EXAMPLE_HERO.badges] };

export const leaderboardRoom = publicRoom({
  summary: 'The best 100 heroes, best first, and how many heroes there are.',
  fold:
    'Take every hero in `removed` and `placed` out, put each of `placed` back at its `rank` in the order given, with what '
    + 'it leaves out as it was, cut to 100.',
  snapshot: leaderboardSnapshotSchema,
  change: leaderboardChangeSchema,
  example: {
    snapshot: { heroes: [hero], totalHeroes: 12_847 },
    change: { removed: [], placed: [{ rank: 1, hero: { ...hero, points: 14_150 } }], totalHeroes: 12_847 },
  },
});
