import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { DUBAI_CATEGORIES, DUBAI_METRICS, REWARD_FULFILMENTS } from './catalogue.js';
import { phoneSchema } from '../../kernel/text/contacts.js';
import { personName, plainText } from '../../kernel/text/text.js';
import { zoneIdSchema } from '../pickups/zone-id.js';

const whole = z.number().int().nonnegative();
const positive = z.number().int().positive();

/**
 * One of `GET /api/dubai/challenges` (spec document 2, section 3). Optional fields are absent where they are not set.
 */
export const dubaiChallengeSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(DUBAI_CATEGORIES),
  /** The zone that the challenge is about; heroes of every zone may join. */
  targetZone: zoneIdSchema.optional(),
  pointsReward: whole,
  rewardItem: z.string(),
  expiresAt: timeSchema,
  currentParticipants: whole,
  participantLimit: positive.optional(),
});
export type DubaiChallenge = z.infer<typeof dubaiChallengeSchema>;

/** One of `GET /api/dubai/rewards` (spec document 2, section 3). `value` is fils. */
export const dubaiRewardSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(DUBAI_CATEGORIES),
  partner: z.string(),
  value: whole,
  pointsCost: positive,
  expiresAt: timeSchema,
  /** How many there are in all; absent where there is no limit. Sold out once `claimedQuantity` has reached it. */
  availableQuantity: whole.optional(),
  claimedQuantity: whole,
  /** The zone whose heroes alone may claim it. */
  zoneRestriction: zoneIdSchema.optional(),
});
export type DubaiReward = z.infer<typeof dubaiRewardSchema>;

/** A reward as the desk sees it. */
export const operatorRewardSchema = dubaiRewardSchema.extend({
  onePerHero: z.boolean(),
  fulfilment: z.enum(REWARD_FULFILMENTS),
  addedAt: timeSchema,
  /** How many can still be claimed; null where there is no limit. */
  left: whole.nullable(),
  /** Of those that are claimed, how many are still to be handed over. */
  held: whole,
});
export type OperatorReward = z.infer<typeof operatorRewardSchema>;
/** `GET /api/ops/rewards`: in the order in which heroes see them. */
export const operatorRewardsSchema = z.object({ rewards: z.array(operatorRewardSchema) });

/** A challenge as the desk sees it. */
export const operatorChallengeSchema = dubaiChallengeSchema.extend({
  metric: z.enum(DUBAI_METRICS),
  /** In the metric's unit. */
  target: positive,
  openedAt: timeSchema,
});
export type OperatorChallenge = z.infer<typeof operatorChallengeSchema>;
/** `GET /api/ops/dubai-challenges`: likewise. */
export const operatorChallengesSchema = z.object({ challenges: z.array(operatorChallengeSchema) });

/** Both lists: what ends last comes first, so that what is over stands at the end. */
export const dubaiChallengesSchema = z.array(dubaiChallengeSchema);
export const dubaiRewardsSchema = z.array(dubaiRewardSchema);

/** `POST /api/dubai/challenges/{challengeId}/join` and `POST /api/dubai/rewards/{rewardId}/claim`. */
export const actingHeroSchema = z.object({ heroId: plainText(64) });
export type ActingHero = z.infer<typeof actingHeroSchema>;

export const PARTICIPATION_STATUSES = ['active', 'completed', 'expired'] as const;

/** A hero's part in a Dubai challenge, as joining answers it and `GET /api/me/challenges` lists it, newest first. */
export const dubaiParticipationSchema = z.object({
  challengeId: z.string(),
  heroId: z.string(),
  title: z.string(),
  category: z.enum(DUBAI_CATEGORIES),
  /** `expired` where the challenge ended before the target was reached. */
  status: z.enum(PARTICIPATION_STATUSES),
  metric: z.enum(DUBAI_METRICS),
  /** In the metric's unit; the progress goes no further than the target. */
  progress: whole,
  target: positive,
  pointsReward: whole,
  rewardItem: z.string(),
  /** Points paid for completing it. */
  pointsEarned: whole,
  joinedAt: timeSchema,
  completedAt: timeSchema.nullable(),
  expiresAt: timeSchema,
});
export type DubaiParticipation = z.infer<typeof dubaiParticipationSchema>;
export const dubaiParticipationsSchema = z.array(dubaiParticipationSchema);

/** `PUT /api/me/claims/{claimId}/address`: where a reward goes, and to whom. */
export const claimAddressSchema = z.object({
  contact: personName(80),
  phone: phoneSchema,
  address: plainText(300),
});
export type ClaimAddress = z.infer<typeof claimAddressSchema>;

export const CLAIM_STATES = ['claimed', 'processing', 'fulfilled', 'expired'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** A claim. While it is open its points are held; fulfilled they are spent, expired they are back. Times UTC. */
export const rewardClaimSchema = z.object({
  claimId: z.string(),
  rewardId: z.string(),
  heroId: z.string(),
  title: z.string(),
  partner: z.string(),
  category: z.enum(DUBAI_CATEGORIES),
  /** Fils. */
  value: whole,
  pointsCost: positive,
  state: z.enum(CLAIM_STATES),
  claimedAt: timeSchema,
  /** Until when it is handed over; if it is not, points and stock return. */
  fulfilBy: timeSchema,
  /** Whether a hero may have one alone. */
  onePerHero: z.boolean().default(false),
  /** Where it goes; null where nobody said, or where nothing is sent. */
  deliverTo: claimAddressSchema.nullable().default(null),
  /** Why it was moved as it was, where somebody said. */
  reason: z.string().nullable(),
  /** The states it has been through, in order. */
  timeline: z.array(z.object({ state: z.enum(CLAIM_STATES), at: timeSchema })),
});
export type RewardClaim = z.infer<typeof rewardClaimSchema>;

/** As the desk reads it. */
export const deskClaimSchema = rewardClaimSchema.extend({ heroName: z.string().optional() });
export type DeskClaim = z.infer<typeof deskClaimSchema>;

/** `GET /api/me/claims`: newest first. */
export const rewardClaimsSchema = z.array(rewardClaimSchema);

/** The answer to a claim. */
export const claimReceiptSchema = rewardClaimSchema.omit({ reason: true, timeline: true, deliverTo: true }).extend({
  /** What the hero can still spend. */
  availablePoints: whole,
});
export type ClaimReceipt = z.infer<typeof claimReceiptSchema>;

/**
 * `POST /api/ops/claims/{id}/advance`: the reason is shown to the hero; of a reward that comes as a code, it is that.
 */
export const advanceClaimRequestSchema = z.object({
  to: z.enum(['processing', 'fulfilled', 'expired']),
  reason: plainText(200).optional(),
});

export const OPS_CLAIMS_PAGE = { default: 50, max: 500 } as const;
/** `GET /api/ops/claims`: newest first; `open`, those that are still to be handed over, oldest first. */
export const opsClaimsQuerySchema = z.object({
  state: z.enum(['open', ...CLAIM_STATES]).optional(),
  heroId: plainText(64).optional(),
  rewardId: plainText(64).optional(),
  after: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(OPS_CLAIMS_PAGE.max).default(OPS_CLAIMS_PAGE.default),
});
export type OpsClaimsQuery = z.infer<typeof opsClaimsQuerySchema>;
export const rewardClaimPageSchema = z.object({ claims: z.array(deskClaimSchema), next: z.string().nullable() });
export type RewardClaimPage = z.infer<typeof rewardClaimPageSchema>;
