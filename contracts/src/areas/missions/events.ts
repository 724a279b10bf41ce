import { z } from 'zod';
import { MODERATION_REASONS } from '../heroes/moderation.js';
import { MISSION_CATEGORIES } from './catalogue.js';
import { createSponsorshipRequestSchema, sponsoredMissionSchema } from './schemas.js';
import { multilineText, plainText } from '../../kernel/text/text.js';

const fils = z.number().int().nonnegative();
const sponsorshipId = z.string();
const missionId = z.string();

/**
 * Events of missions and sponsorships as they stand in the log. None says who stays anonymous, and none carries a
 * message.
 */
export const MISSION_LOG_EVENTS = {
  'sponsorship.submitted': z.object({
    sponsorshipId,
    missionId,
    tierId: z.string(),
    amount: fils,
    isAnonymous: z.boolean(),
    /** Left out for who stays anonymous. */
    sponsorId: z.string().optional(),
    /** The hero who made it, who is listed in the public sponsor's place; left out likewise. */
    heroId: z.string().optional(),
  }),
  /** Outside the policy: an operator decides. */
  'sponsorship.sent_to_review': z.object({ sponsorshipId, missionId }),
  /** The mission has this much more. */
  'sponsorship.approved': z.object({ sponsorshipId, missionId, amount: fils }),
  'sponsorship.declined': z.object({ sponsorshipId, missionId }),
  /** Its money has come. */
  'sponsorship.paid': z.object({ sponsorshipId, missionId }),
  /** Support took its message away. */
  'sponsorship.message_removed': z.object({ sponsorshipId, missionId, reason: z.enum(MODERATION_REASONS) }),
  /** The whole mission; `currentFunding` is what it began with. */
  'mission.opened': z.object({ mission: sponsoredMissionSchema }),
  /** The goal is reached: the mission becomes active. */
  'mission.funded': z.object({ missionId }),
  'mission.completed': z.object({ missionId }),
} as const;

const id = plainText(64).regex(/^[\w-]+$/, 'must be letters, digits, _ or -');
const goal = z.number().int().positive().max(1_000_000_000_000);

/** Events of missions and sponsorships that partners and QA may send. */
export const MISSION_INGEST_EVENTS = {
  'sponsorship.submitted': createSponsorshipRequestSchema.extend({
    sponsorshipId: id,
    heroId: plainText(64).optional(),
  }),
  'sponsorship.decided': z.object({
    sponsorshipId: plainText(64),
    /** What else it concerns: a replay keeps the order of each mission (docs/adr/010). */
    missionId: plainText(64).optional(),
    /** `review` hands it to an operator. */
    decision: z.enum(['approve', 'decline', 'review']),
    reason: plainText(300).optional(),
  }),
  'mission.opened': z
    .object({
      missionId: id,
      title: plainText(120),
      description: multilineText(1_000),
      category: z.enum(MISSION_CATEGORIES),
      status: z.enum(['funding', 'active']).default('funding'),
      targetZone: plainText(64).optional(),
      openingFunding: goal.or(z.literal(0)).default(0),
      fundingGoal: goal,
      currentParticipants: z.number().int().nonnegative().max(10_000_000).default(0),
      pointsReward: z.number().int().nonnegative().max(1_000_000),
    })
    .refine(
      ({ openingFunding, fundingGoal }) => openingFunding <= fundingGoal,
      { path: ['openingFunding'], message: 'must not be above the funding goal' },
    )
    .refine(
      ({ status, openingFunding, fundingGoal }) => status === 'active' || openingFunding < fundingGoal,
      'a mission that has its whole goal is active',
    ),
  'mission.completed': z.object({ missionId: plainText(64) }),
} as const;
