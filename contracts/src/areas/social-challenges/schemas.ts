import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { CHALLENGE_LIMITS, CHALLENGE_TABS, CHALLENGE_TYPES, type ChallengeType } from './catalogue.js';
import { multilineText } from '../../kernel/text/text.js';
import { plainText } from '../../kernel/text/text.js';

const whole = z.number().int().nonnegative();
const challengeTypes = Object.keys(CHALLENGE_TYPES) as [ChallengeType, ...ChallengeType[]];
const { duration, pointsReward, participantLimit } = CHALLENGE_LIMITS;

/** The messages of the create form (spec document 2, section 5), and ours for the upper bounds. */
export const CHALLENGE_MESSAGES = {
  title: `Title must be at least ${CHALLENGE_LIMITS.minTitleLength} characters`,
  titleTooLong: `Title must be at most ${CHALLENGE_LIMITS.maxTitleLength} characters`,
  description: `Description must be at least ${CHALLENGE_LIMITS.minDescriptionLength} characters`,
  challengeType: 'Choose what the challenge counts',
  targetValue: 'Target value must be positive',
  targetTooHigh: `Target value must be at most ${CHALLENGE_LIMITS.maxTargetValue}`,
  duration: `Duration must be between ${duration.min}-${duration.max} days`,
  pointsReward: `Minimum reward is ${pointsReward.min} points`,
  rewardTooHigh: `Maximum reward is ${pointsReward.max} points`,
  participantLimit: `Participant limit must be between ${participantLimit.min}-${participantLimit.max}`,
} as const;

/** The create form's fields: the browser's form and the server check by this one schema. Duration is whole days. */
export const challengeFormSchema = z.object({
  title: z
    .string(CHALLENGE_MESSAGES.title)
    .trim()
    .min(CHALLENGE_LIMITS.minTitleLength, CHALLENGE_MESSAGES.title)
    .max(CHALLENGE_LIMITS.maxTitleLength, CHALLENGE_MESSAGES.titleTooLong)
    .pipe(plainText(CHALLENGE_LIMITS.maxTitleLength)),
  description: multilineText(
    CHALLENGE_LIMITS.maxDescriptionLength,
    CHALLENGE_LIMITS.minDescriptionLength,
    CHALLENGE_MESSAGES.description,
  ),
  challengeType: z.enum(challengeTypes, CHALLENGE_MESSAGES.challengeType),
  targetValue: wholeNumber(CHALLENGE_LIMITS.minTargetValue, CHALLENGE_MESSAGES.targetValue).max(
    CHALLENGE_LIMITS.maxTargetValue,
    CHALLENGE_MESSAGES.targetTooHigh,
  ),
  duration: wholeNumber(duration.min, CHALLENGE_MESSAGES.duration).max(duration.max, CHALLENGE_MESSAGES.duration),
  pointsReward: wholeNumber(pointsReward.min, CHALLENGE_MESSAGES.pointsReward).max(
    pointsReward.max,
    CHALLENGE_MESSAGES.rewardTooHigh,
  ),
  participantLimit: wholeNumber(participantLimit.min, CHALLENGE_MESSAGES.participantLimit).max(
    participantLimit.max,
    CHALLENGE_MESSAGES.participantLimit,
  ),
});
export type ChallengeForm = z.infer<typeof challengeFormSchema>;

function wholeNumber(min: number, message: string) {
  return z.number(message).int(message).min(min, message);
}

/** `POST /api/social-challenges`. Without a creatorId, the caller creates it. */
export const createChallengeRequestSchema = challengeFormSchema.extend({ creatorId: plainText(64).optional() });
export type CreateChallengeRequest = z.infer<typeof createChallengeRequestSchema>;

export const PARTICIPATION_STATES = ['active', 'completed'] as const;
export type ParticipationState = (typeof PARTICIPATION_STATES)[number];

/** How far the caller is. Progress is in the challenge's unit, whole: kg for CO2, AED for trade value. */
export const userParticipationSchema = z.object({
  status: z.enum(PARTICIPATION_STATES),
  currentProgress: whole,
  pointsEarned: whole,
});
export type UserParticipation = z.infer<typeof userParticipationSchema>;

/** A challenge as everybody sees it (spec document 2, section 3). Times UTC. */
export const publicChallengeSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  challengeType: z.enum(challengeTypes),
  targetValue: whole,
  pointsReward: whole,
  participantLimit: whole,
  currentParticipants: whole,
  completedParticipants: whole,
  /** False once it has expired, or every seat is taken and has completed it. */
  isActive: z.boolean(),
  createdAt: timeSchema,
  expiresAt: timeSchema,
  creatorName: z.string(),
  creatorAvatar: z.string(),
});
export type PublicChallenge = z.infer<typeof publicChallengeSchema>;

/** A challenge as its caller sees it; `userParticipation` is null where the caller has not joined. */
export const socialChallengeSchema = publicChallengeSchema.extend({
  userParticipation: userParticipationSchema.nullable(),
});
export type SocialChallenge = z.infer<typeof socialChallengeSchema>;

/** A challenge without its creator's name and picture, which are the hero's own and may change. */
export const challengeRecordSchema = socialChallengeSchema.omit({ creatorName: true, creatorAvatar: true }).extend({
  creatorId: z.string(),
});
export type ChallengeRecord = z.infer<typeof challengeRecordSchema>;

/** `GET /api/social-challenges`: the active ones first, each group with the newest first. */
export const socialChallengesSchema = z.array(socialChallengeSchema);

export const challengesQuerySchema = z.object({ tab: z.enum(CHALLENGE_TABS).optional() });
export type ChallengesQuery = z.infer<typeof challengesQuerySchema>;

export const challengeIdSchema = plainText(64);
