import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { HERO_LEVELS } from './levels.js';
import { HIDING_REASONS } from './moderation.js';
import { referralCodeSchema, socialShareSchema, voucherSchema } from '../shares/schemas.js';
import { heroSponsorshipSchema } from '../missions/schemas.js';
import { dubaiParticipationSchema, rewardClaimSchema } from '../dubai-rewards/schemas.js';
import { inboxItemSchema, quietHoursSchema } from '../notifications/schemas.js';
import { moneySchema } from '../payouts/schemas.js';
import { emailSchema, phoneSchema } from '../../kernel/text/contacts.js';
import { personName } from '../../kernel/text/text.js';
import { tradeInSchema } from '../trade-ins/schemas.js';
import { AREA_NAMES } from '../pickups/areas.js';
import { zoneIdSchema } from '../pickups/zone-id.js';

const whole = z.number().int().nonnegative();

/** `POST /api/heroes` (JOIN FREE): 25 points at once, and a session cookie. */
export const joinHeroRequestSchema = z.object({
  name: personName(60),
  email: emailSchema.optional(),
  /** The code of the friend who shared the link. */
  referralCode: referralCodeSchema.optional(),
});
export type JoinHeroRequest = z.infer<typeof joinHeroRequestSchema>;

/** `PATCH /api/me`: name, e-mail, phone and zone together complete the profile: 75 points, once. */
export const updateHeroRequestSchema = z
  .object({
    name: joinHeroRequestSchema.shape.name.optional(),
    email: emailSchema.nullable().optional(),
    phone: phoneSchema.nullable().optional(),
    zoneId: zoneIdSchema.nullable().optional(),
    /** False: on no board, and without a name for others. */
    isOnBoard: z.boolean().optional(),
    /** The area that the board names beside the hero's last trade; null: none. */
    boardArea: z.enum(AREA_NAMES).nullable().optional(),
  });
export type UpdateHeroRequest = z.infer<typeof updateHeroRequestSchema>;

/** `GET /api/me`: the caller's own hero, with what only the hero may see. */
export const heroProfileSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** True for the hero that a browser without a session acts as. */
  isDemo: z.boolean(),
  /** True before the visitor has joined: shown as "Guest" to others, and on no board. */
  isGuest: z.boolean().default(false),
  level: z.enum(HERO_LEVELS.map(({ name }) => name)),
  referralCode: z.string(),
  availablePoints: whole,
  pendingPoints: whole,
  heldPoints: whole,
  lifetimePoints: whole,
  score: whole,
  bottlesPrevented: whole,
  co2Saved: whole,
  referralCount: whole,
  badges: z.array(z.string()),
  /** When badges were awarded, latest first; badges awarded before dates were recorded are missing. */
  badgesAwarded: z.array(z.object({ badge: z.string(), awardedAt: timeSchema })).default([]),
  /** The last daily check-in; null before the first. */
  checkedInAt: timeSchema.nullable().default(null),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  zoneId: z.string().nullable(),
  /** The area that the hero shows on the board. */
  boardArea: z.enum(AREA_NAMES).nullable().default(null),
  profileComplete: z.boolean(),
  joinedAt: timeSchema,
  /** Why the hero is on no board, and without a name for others; missing where it is on it. */
  hiddenFor: z.enum(HIDING_REASONS).optional(),
});
export type HeroProfile = z.infer<typeof heroProfileSchema>;

/** What two heroes of a person both had: how many awards of a rule count once, and their points. */
export const countedOnceSchema = z.object({ rule: z.string(), awards: whole, points: whole });
export type CountedOnce = z.infer<typeof countedOnceSchema>;

/** A hero into whom another was merged, with what both had had. */
export const mergedHeroSchema = heroProfileSchema.extend({ countedOnce: z.array(countedOnceSchema) });

/**
 * One movement of the hero's points. `amount` and balances are whole; `change` is what it did to the available ones.
 */
export const ledgerLineSchema = z.object({
  id: z.string(),
  rule: z.string(),
  reason: z.string(),
  cause: z.string(),
  amount: whole,
  /**
   * From and to: `issuer`, `available`, `pending`, `held`, `reward`, `challenge` or `budget`; to `reversed` goes what
   * was taken back, and to `uncounted` what would have been, had it still counted.
   */
  from: z.string(),
  to: z.string(),
  /** What the movement did to the available points. */
  change: z.number().int(),
  /** Available points after it. */
  balance: z.number().int(),
  occurredAt: timeSchema,
});
export type LedgerLine = z.infer<typeof ledgerLineSchema>;

/** `GET /api/me/points?limit=&before=`: newest first. `next` is the `before` of the next page. */
export const pointsAnswerSchema = z.object({
  availablePoints: whole,
  pendingPoints: whole,
  heldPoints: whole,
  lifetimePoints: whole,
  score: whole,
  lines: z.array(ledgerLineSchema),
  next: z.string().nullable(),
});
export type PointsAnswer = z.infer<typeof pointsAnswerSchema>;
export const POINTS_PAGE = { default: 50, max: 200 } as const;

/** The stored data of the account that the hero comes back by. Times UTC. */
export const keptAccountSchema = z.object({
  email: z.string().nullable(),
  locale: z.string().nullable(),
  createdAt: timeSchema.nullable(),
  passkeys: z.array(z.object({ name: z.string(), createdAt: timeSchema, lastUsedAt: timeSchema.nullable() })),
  devices: z.array(
    z.object({ device: z.string(), createdAt: timeSchema, lastSeenAt: timeSchema, endedAt: timeSchema.nullable() }),
  ),
});

/** `GET /api/me/export`: everything that is kept of the caller's hero. */
export const heroExportSchema = z.object({
  exportedAt: timeSchema,
  profile: heroProfileSchema,
  account: keptAccountSchema,
  points: z.array(ledgerLineSchema),
  tradeIns: z.array(tradeInSchema),
  money: moneySchema,
  shares: z.array(socialShareSchema),
  vouchers: z.array(voucherSchema),
  claims: z.array(rewardClaimSchema),
  dubaiChallenges: z.array(dubaiParticipationSchema),
  sponsorships: z.array(heroSponsorshipSchema),
  inbox: z.array(inboxItemSchema),
  notifications: z.object({
    quietHours: quietHoursSchema,
    choices: z.array(z.object({ kind: z.string(), channel: z.enum(['email', 'push']), wanted: z.boolean() })),
    /** Addresses of the browsers that take pushes. */
    browsers: z.array(z.string()),
  }),
  /** What was sent, or is to be. */
  messages: z.array(
    z.object({ channel: z.enum(['email', 'push']), kind: z.string(), createdAt: timeSchema, content: z.unknown() }),
  ),
  events: z.array(z.object({ type: z.string(), time: timeSchema, data: z.unknown() })),
  /** Events up to this time may lie in the operator's archive; null when none do. */
  eventsArchivedTo: z.string().nullable(),
});
export type HeroExport = z.infer<typeof heroExportSchema>;

/** The query of `GET /api/me/points`. */
export const pointsQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(POINTS_PAGE.max).default(POINTS_PAGE.default),
  before: z.string().max(100).regex(/^[\dTZ:._a-f-]+$/).optional(),
});
