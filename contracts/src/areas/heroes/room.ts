import { z } from 'zod';
import { EXAMPLE_HERO } from './examples.js';
import { heroStandingSchema, leaderboardHeroSchema } from '../leaderboard/schemas.js';
import { roomPerId } from '../../kernel/rooms/room-description.js';

const whole = z.number().int().nonnegative();
const rank = z.number().int().positive();

/** Why a hero's standing changed: an own activity, one that was taken back (below zero), or others who moved past. */
export const rankCauseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('earned'), rule: z.string(), reason: z.string(), points: z.number().int() }),
  /** `hero` is the name of one who passed, where it is known. */
  z.object({ kind: z.literal('passed'), by: rank, hero: z.string().optional() }),
  z.object({ kind: z.literal('climbed'), past: rank }),
]);
export type RankCause = z.infer<typeof rankCauseSchema>;

/** Something of the hero's own that changed its state: the screens that show it ask for it again. */
export const heroNoticeSchema = z.object({
  kind: z.enum(['trade-in', 'claim', 'challenge', 'social-challenge', 'share', 'profile', 'inbox', 'money']),
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
  /** Lines of the inbox that are unread. */
  unread: whole,
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

const hero = { ...EXAMPLE_HERO, badges: [...EXAMPLE_HERO.badges] };
const earned = { ...hero, points: 14_150 };
const snapshot = {
  standing: {
    heroId: hero.id,
    rank: 3,
    points: hero.points,
    tiedWith: 0,
    pointsToNext: 571,
    leadOverNext: 120,
    totalHeroes: 12_847,
  },
  hero,
  availablePoints: 12_450,
  lifetimePoints: 12_450,
  pendingPoints: 1700,
  heldPoints: 0,
  unread: 0,
};

export const heroRoom = roomPerId({
  summary: 'A hero’s standing and points, why they changed, and what of the hero’s own has a new state.',
  access: 'that hero, by the session; the demo hero’s is public',
  fold: 'The change holds the whole new snapshot. Screens that show something named in `notices` ask for it again.',
  snapshot: heroSnapshotSchema,
  change: heroStandingChangeSchema,
  example: {
    snapshot,
    change: {
      ...snapshot,
      standing: { ...snapshot.standing, rank: 1, points: earned.points, pointsToNext: null, leadOverNext: 1130 },
      hero: earned,
      availablePoints: 14_150,
      lifetimePoints: 14_150,
      pendingPoints: 0,
      from: 3,
      to: 1,
      causes: [{ kind: 'earned', rule: 'trade-verified', reason: 'iPhone 13 Pro, good', points: 1700 }],
      unread: 1,
      notices: [
        { kind: 'trade-in', id: '0193a7c2-5e41-4d0b-9f3a-2c6d8e1b7f50', state: 'verified' },
        { kind: 'inbox', id: 'trade-in-0193a7c2-5e41-4d0b-9f3a-2c6d8e1b7f50-verified', state: 'added' },
      ],
    },
  },
});
