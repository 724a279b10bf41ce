import { z } from 'zod';
import { heroStandingSchema, leaderboardHeroSchema } from '../leaderboard/schemas.js';

const whole = z.number().int().nonnegative();
const rank = z.number().int().positive();

/** Why a hero's standing changed: an own activity, or others who moved past. */
export const rankCauseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('earned'), rule: z.string(), reason: z.string(), points: z.number().int() }),
  /** `hero` is the name of one who passed, where it is known. */
  z.object({ kind: z.literal('passed'), by: rank, hero: z.string().optional() }),
  z.object({ kind: z.literal('climbed'), past: rank }),
]);
export type RankCause = z.infer<typeof rankCauseSchema>;

/** Something of the hero's own that changed its state: the screens that show it ask for it again. */
export const heroNoticeSchema = z.object({
  kind: z.enum(['trade-in', 'claim', 'challenge', 'social-challenge', 'share', 'profile']),
  id: z.string(),
  state: z.string(),
});
export type HeroNotice = z.infer<typeof heroNoticeSchema>;

/** The whole of a hero's room. */
export const heroSnapshotSchema = z.object({
  standing: heroStandingSchema,
  hero: leaderboardHeroSchema,
  availablePoints: whole,
  lifetimePoints: whole,
  pendingPoints: whole,
  heldPoints: whole,
});
export type HeroSnapshot = z.infer<typeof heroSnapshotSchema>;

/** A hero's room after something moved it, with what did. `from` is the rank before. */
export const heroStandingChangeSchema = heroSnapshotSchema.extend({
  from: rank,
  to: rank,
  causes: z.array(rankCauseSchema),
  notices: z.array(heroNoticeSchema),
});
export type HeroStandingChange = z.infer<typeof heroStandingChangeSchema>;
