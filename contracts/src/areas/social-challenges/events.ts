import { z } from 'zod';
import { MODERATION_REASONS } from '../heroes/moderation.js';
import { challengeFormSchema, publicChallengeSchema } from './schemas.js';
import { plainText } from '../../kernel/text/text.js';

const whole = z.number().int().nonnegative();
const challengeId = z.string();
const heroId = z.string();

/** Events of social challenges as they stand in the log. None carries a name: names are the heroes' own. */
export const SOCIAL_CHALLENGE_LOG_EVENTS = {
  'social_challenge.created': publicChallengeSchema
    .pick({
      title: true,
      description: true,
      challengeType: true,
      targetValue: true,
      pointsReward: true,
      participantLimit: true,
      createdAt: true,
      expiresAt: true,
    })
    .extend({ challengeId, creatorId: z.string() }),
  'social_challenge.joined': z.object({ challengeId, heroId }),
  /** `amount` is what was added, in the type's smallest unit: grams for CO2. */
  'social_challenge.progressed': z.object({ challengeId, heroId, amount: whole }),
  /** An activity was taken back; `amount` is what no longer counts. */
  'social_challenge.set_back': z.object({ challengeId, heroId, amount: whole }),
  'social_challenge.completed': z.object({ challengeId, heroId, points: whole }),
  'social_challenge.ended': z.object({
    challengeId,
    reason: z.enum(['completed', 'expired', 'removed']),
    /** Points that returned to the creator's budget. */
    refunded: whole,
  }),
  /** Support took away what its creator wrote. */
  'social_challenge.removed': z.object({ challengeId, heroId, reason: z.enum(MODERATION_REASONS) }),
} as const;

const givenId = plainText(64).regex(/^[\w-]+$/);

/** Events of social challenges that QA and partners may send. */
export const SOCIAL_CHALLENGE_INGEST_EVENTS = {
  'social_challenge.created': challengeFormSchema.extend({ challengeId: givenId, creatorId: plainText(64) }),
  'social_challenge.joined': z.object({ challengeId: givenId, heroId: plainText(64) }),
} as const;
