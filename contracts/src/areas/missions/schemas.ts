import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { MISSION_CATEGORIES } from './catalogue.js';
import { optionalText } from '../companies/fields.js';
import { multilineText, plainText } from '../../kernel/text/text.js';
import { SPONSORSHIP_OBJECTIONS, SPONSORSHIP_STATES, SPONSORSHIP_MESSAGE_LENGTH } from './tiers.js';

const whole = z.number().int().nonnegative();
/** The bound, fils, keeps every sum a safe whole number. */
const MAX_FILS = 1_000_000_000_000;
const WRONG_AMOUNT = 'must be whole fils, 0 to 1,000,000,000,000 (100 fils are 1 AED: AED 500 are 50000)';
const fils = z.number(WRONG_AMOUNT).int(WRONG_AMOUNT).nonnegative(WRONG_AMOUNT).max(MAX_FILS, WRONG_AMOUNT);

export const MISSION_STATUSES = ['funding', 'active', 'completed'] as const;
export type MissionStatus = (typeof MISSION_STATUSES)[number];

/** One mission of `GET /api/sponsored-missions` (spec document 2, section 3). Funding in fils, points whole. */
export const sponsoredMissionSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(MISSION_CATEGORIES),
  status: z.enum(MISSION_STATUSES),
  /** The name of a delivery zone; left out where the mission is for all of Dubai. */
  targetZone: z.string().optional(),
  currentFunding: whole,
  fundingGoal: whole,
  currentParticipants: whole,
  pointsReward: whole,
});
export type SponsoredMission = z.infer<typeof sponsoredMissionSchema>;

/** One tier of `GET /api/sponsorship-tiers`. Amounts in fils; without `maxAmount` the tier is open-ended. */
export const sponsorshipTierSchema = z.object({
  id: z.string(),
  name: z.string(),
  minAmount: whole,
  maxAmount: whole.optional(),
  badgeColor: z.string(),
  benefits: z.array(z.string()),
});
export type SponsorshipTier = z.infer<typeof sponsorshipTierSchema>;

/**
 * One sponsor of `GET /api/sponsored-missions/{id}/sponsors`, newest first. An anonymous one has no name and no
 * message.
 */
export const missionSponsorSchema = z.object({
  name: z.string(),
  isAnonymous: z.boolean(),
  tier: z.string(),
  badgeColor: z.string(),
  message: z.string().nullable(),
  approvedAt: timeSchema,
});
export type MissionSponsor = z.infer<typeof missionSponsorSchema>;

/** `POST /api/mission-sponsorships` (spec document 2, section 3). An empty message counts as no message. */
export const createSponsorshipRequestSchema = z.object({
  sponsorId: plainText(64),
  missionId: plainText(64),
  tierId: plainText(64),
  amount: fils,
  message: multilineText(SPONSORSHIP_MESSAGE_LENGTH, 0).nullable().default(null),
  isAnonymous: z.boolean(),
});
export type CreateSponsorshipRequest = z.infer<typeof createSponsorshipRequestSchema>;

/**
 * `GET /api/mission-sponsorships/{id}`: the state of a sponsorship. Its id is public, so nothing here names an
 * anonymous sponsor.
 */
export const sponsorshipSchema = z.object({
  id: z.string(),
  missionId: z.string(),
  tierId: z.string(),
  /** Fils. */
  amount: whole,
  isAnonymous: z.boolean(),
  sponsorName: z.string(),
  state: z.enum(SPONSORSHIP_STATES),
  /** Why it is in review or was decided as it was; null before the first review. */
  reason: z.string().nullable(),
  /** The policy’s reason as codes; left out where the reason is a person’s own words. */
  objections: z.array(z.enum(SPONSORSHIP_OBJECTIONS)).optional(),
  submittedAt: timeSchema,
  decidedAt: timeSchema.nullable(),
  /** When its money came. */
  paidAt: timeSchema.nullish(),
  /** The account to pay to, in words, of an approved one whose money has not come; where the instance names one. */
  payTo: z.string().optional(),
});
export type Sponsorship = z.infer<typeof sponsorshipSchema>;

/** `GET /api/me/sponsorships`: the caller's latest, newest first. */
export const sponsorshipsSchema = z.array(sponsorshipSchema);

/** A sponsorship as the hero who made it may have it. */
export const heroSponsorshipSchema = sponsorshipSchema.extend({ message: z.string().nullable() });
export type HeroSponsorship = z.infer<typeof heroSponsorshipSchema>;

/** A sponsorship as an operator sees it: `sponsorName` is the real one. */
export const operatorSponsorshipSchema = sponsorshipSchema.extend({
  sponsorId: z.string(),
  /** The hero who made it; null where nobody was signed in. */
  heroId: z.string().nullish(),
  message: z.string().nullable(),
  missionTitle: z.string(),
  /** What the mission still lacked when this was read, fils. */
  missionRemaining: whole,
  decidedBy: z.enum(['policy', 'operator', 'partner']).nullable(),
  /** The bank's. */
  paymentReference: z.string().nullish(),
});
export type OperatorSponsorship = z.infer<typeof operatorSponsorshipSchema>;

export const SPONSORSHIP_PAGE = { default: 50, max: 200 } as const;

/** The query of `GET /api/ops/sponsorships`: newest first; `before` is the `next` of the page before. */
export const sponsorshipsQuerySchema = z.object({
  state: z.enum(SPONSORSHIP_STATES).optional(),
  /** Approved ones alone whose money has not come. */
  payment: z.enum(['awaited']).optional(),
  /** Those of a name, of the beginning of an id, which is the sponsor's payment reference, or of the bank's. */
  search: optionalText(100),
  limit: z.coerce.number().int().min(1).max(SPONSORSHIP_PAGE.max).default(SPONSORSHIP_PAGE.default),
  before: z
    .string()
    .max(128)
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\w-]+$/)
    .refine((place) => !Number.isNaN(Date.parse(place.split('_')[0]!)), 'must be the `next` of another page')
    .optional(),
});
export type SponsorshipsQuery = z.infer<typeof sponsorshipsQuerySchema>;

/** The answer of `GET /api/ops/sponsorships`. */
export const operatorSponsorshipsSchema = z.object({
  sponsorships: z.array(operatorSponsorshipSchema),
  next: z.string().nullable(),
});
export type OperatorSponsorships = z.infer<typeof operatorSponsorshipsSchema>;

export const SPONSORSHIP_DECISIONS = ['approve', 'decline'] as const;

/** `POST /api/ops/sponsorships/{id}/decide`. The reason is shown to the sponsor. */
export const decideSponsorshipRequestSchema = z.object({
  decision: z.enum(SPONSORSHIP_DECISIONS),
  reason: plainText(300),
});

/** `POST /api/ops/sponsorships/{id}/pay`: the bank's reference. */
export const paySponsorshipRequestSchema = z.object({ reference: plainText(80) });
