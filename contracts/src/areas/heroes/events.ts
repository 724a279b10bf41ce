import { z } from 'zod';
import { HIDING_REASONS, MODERATION_REASONS } from './moderation.js';
import { countedOnceSchema, joinHeroRequestSchema } from './schemas.js';
import { plainText } from '../../kernel/text/text.js';
import { zoneIdSchema } from '../pickups/zone-id.js';

const whole = z.number().int().nonnegative();
const heroId = z.string();

/** Events of heroes and their points as they stand in the log. None carries an e-mail address or a phone number. */
export const HERO_LOG_EVENTS = {
  'hero.joined': z.object({ heroId, name: z.string(), referralCode: z.string(), referredBy: z.string().optional() }),
  /** A visitor did a first thing, and has a hero for it: a guest, until it joins. */
  'hero.arrived': z.object({ heroId, referralCode: z.string() }),
  /** What one hero had was added to another of the same person's; it leaves. */
  'hero.merged': z.object({
    heroId,
    into: z.string(),
    /** What both had had, and counts once. */
    countedOnce: z.array(countedOnceSchema).optional(),
  }),
  /** `reason`: why, where support did it. */
  'hero.renamed': z.object({ heroId, name: z.string(), reason: z.enum(MODERATION_REASONS).optional() }),
  /** A hero left the board and what others see, by its own choice or by support's, or now for another of these. */
  'hero.hidden': z.object({ heroId, reason: z.enum(HIDING_REASONS) }),
  /** Others see it again. `reason`: where that was its own choice, and not support's. */
  'hero.shown': z.object({ heroId, reason: z.literal('own-choice').optional() }),
  'hero.profile_completed': z.object({ heroId, zoneId: z.string() }),
  /** `wasGuest`: it never joined, so that no count of heroes had it. */
  'hero.removed': z.object({ heroId, wasGuest: z.literal(true).optional() }),
  'hero.checked_in': z.object({ heroId }),
  'badge.awarded': z.object({ heroId, badge: z.string() }),
  /** A friend's first trade was verified: one more referral for the hero who shared. */
  'hero.referral_rewarded': z.object({ heroId, friendId: z.string() }),
  /** Points that count for the score and the level, and can be spent from now on. */
  'points.earned': z.object({
    heroId,
    points: whole,
    rule: z.string(),
    /** What the points were for, in a few words, for "explain my points". */
    reason: z.string(),
  }),
  /** Points that were earned and no longer count: for the score, for the level, or to be spent. */
  'points.taken_back': z.object({ heroId, points: whole, rule: z.string(), reason: z.string() }),
  /** Points that changed their place without being earned: each number is a change, and may be below zero. */
  'points.moved': z.object({
    heroId,
    available: z.number().int(),
    pending: z.number().int(),
    held: z.number().int(),
    rule: z.string(),
    reason: z.string(),
  }),
} as const;

/** Events of heroes that QA may send. */
export const HERO_INGEST_EVENTS = {
  'hero.joined': z.object({
    heroId: plainText(64).regex(/^[\w-]+$/),
    name: joinHeroRequestSchema.shape.name,
    /** The hero whose link brought this one. */
    referredBy: plainText(64).optional(),
  }),
  'hero.profile_completed': z.object({ heroId: plainText(64), zoneId: zoneIdSchema }),
  'hero.hidden': z.object({ heroId: plainText(64), reason: z.literal('own-choice') }),
  'hero.shown': z.object({ heroId: plainText(64), reason: z.literal('own-choice') }),
} as const;
