import { z } from 'zod';
import { DUBAI_CATEGORIES, DUBAI_METRICS, REWARD_FULFILMENTS } from './catalogue.js';
import { CLAIM_STATES, advanceClaimRequestSchema, dubaiChallengeSchema, dubaiRewardSchema } from './schemas.js';
import { plainText } from '../../kernel/text/text.js';

const whole = z.number().int().nonnegative();

/** Events of Dubai challenges and rewards as they stand in the log. */
export const DUBAI_REWARDS_LOG_EVENTS = {
  'dubai_challenge.opened': dubaiChallengeSchema.omit({ id: true }).extend({
    challengeId: z.string(),
    metric: z.enum(DUBAI_METRICS),
    target: whole,
  }),
  'dubai_challenge.joined': z.object({ challengeId: z.string(), heroId: z.string() }),
  /** `added` is the change of the hero's progress, in the challenge's metric. */
  'dubai_challenge.progressed': z.object({ challengeId: z.string(), heroId: z.string(), added: whole }),
  /** An activity was taken back; `taken` no longer counts. */
  'dubai_challenge.set_back': z.object({ challengeId: z.string(), heroId: z.string(), taken: whole }),
  'dubai_challenge.completed': z.object({
    challengeId: z.string(),
    heroId: z.string(),
    pointsReward: whole,
    rewardItem: z.string(),
  }),
  'dubai_challenge.retired': z.object({ challengeId: z.string() }),
  'reward.added': dubaiRewardSchema.omit({ id: true }).extend({ rewardId: z.string() }),
  /** `quantity` more can be claimed. */
  'reward.stocked': z.object({ rewardId: z.string(), quantity: whole }),
  'reward.claimed': z.object({
    claimId: z.string(),
    rewardId: z.string(),
    heroId: z.string(),
    pointsCost: whole,
    fulfilBy: z.string(),
  }),
  'claim.advanced': z.object({
    claimId: z.string(),
    rewardId: z.string(),
    heroId: z.string(),
    from: z.enum(CLAIM_STATES),
    to: z.enum(CLAIM_STATES),
    reason: z.string().optional(),
  }),
  'reward.retired': z.object({ rewardId: z.string() }),
} as const;

const id = plainText(64);
const newId = id.regex(/^[\w-]+$/, 'must be letters, digits, _ or -');
const LARGEST_QUANTITY = 1_000_000;
const LARGEST_POINTS = 1_000_000;
const LARGEST_VALUE_FILS = 100_000_000;
const [EARLIEST_END_MS, LATEST_END_MS] = [Date.UTC(2000, 0, 1), Date.UTC(2100, 0, 1)];
const offer = {
  title: plainText(120),
  description: plainText(1000),
  category: z.enum(DUBAI_CATEGORIES),
  expiresAt: z.iso
    .datetime({ offset: true })
    .refine(
      (time) => Date.parse(time) >= EARLIEST_END_MS && Date.parse(time) < LATEST_END_MS,
      'must lie between the years 2000 and 2100',
    ),
};

/** Events of Dubai challenges and rewards that operators, partners and QA may send. */
export const DUBAI_REWARDS_INGEST_EVENTS = {
  'dubai_challenge.opened': z.object({
    ...offer,
    challengeId: newId,
    targetZone: dubaiChallengeSchema.shape.targetZone,
    pointsReward: whole.max(LARGEST_POINTS),
    rewardItem: plainText(120),
    participantLimit: z.number().int().positive().max(LARGEST_QUANTITY).optional(),
    metric: z.enum(DUBAI_METRICS),
    target: z.number().int().positive().max(1_000_000_000),
  }),
  'dubai_challenge.joined': z.object({ challengeId: id, heroId: id }),
  'reward.added': z.object({
    ...offer,
    rewardId: newId,
    partner: plainText(120),
    /** Fils. */
    value: whole.max(LARGEST_VALUE_FILS),
    pointsCost: z.number().int().positive().max(LARGEST_POINTS),
    availableQuantity: whole.max(LARGEST_QUANTITY).optional(),
    zoneRestriction: dubaiRewardSchema.shape.zoneRestriction,
    /** Whether a hero may have one of it alone. */
    onePerHero: z.boolean().default(false),
    fulfilment: z.enum(REWARD_FULFILMENTS).default('automatic'),
  }),
  'reward.stocked': z.object({ rewardId: id, quantity: z.number().int().positive().max(LARGEST_QUANTITY) }),
  'reward.claimed': z.object({ claimId: newId, rewardId: id, heroId: id }),
  /** `rewardId` and `heroId` say what else it concerns: a replay keeps the order of each (docs/adr/010). */
  'claim.advanced': advanceClaimRequestSchema.extend({ claimId: id, rewardId: id.optional(), heroId: id.optional() }),
} as const;

/** `POST /api/ops/rewards/{id}/stock`. */
export const stockRewardSchema = DUBAI_REWARDS_INGEST_EVENTS['reward.stocked'].omit({ rewardId: true });
