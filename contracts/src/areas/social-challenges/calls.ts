import { z } from 'zod';
import {
  challengeIdSchema,
  challengesQuerySchema,
  createChallengeRequestSchema,
  publicChallengeSchema,
  socialChallengeSchema,
  socialChallengesSchema,
} from './schemas.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_CHALLENGE } from './examples.js';
import { SOCIAL_CHALLENGES_ROUTES } from './routes.js';

const joined = {
  ...EXAMPLE_CHALLENGE,
  currentParticipants: 1,
  userParticipation: { status: 'active', currentProgress: 0, pointsEarned: 0 },
};

/** Social eco-challenges. */
export const SOCIAL_CHALLENGES_CALLS = defineCalls(
  SOCIAL_CHALLENGES_ROUTES,
  {
    tag: 'Social challenges',
    description:
      'Heroes set each other targets; verified trades bring them nearer, and reaching one is paid from the challenge’s escrow.',
    schemas: {
      PublicChallenge: publicChallengeSchema,
      SocialChallenge: socialChallengeSchema,
      CreateChallengeRequest: createChallengeRequestSchema,
    },
  },
  {
    listSocialChallenges: {
      summary: 'The challenges, as the caller sees them',
      description:
        'Active ones first, each group with the newest first. Progress is in the challenge’s unit: bottles, kg, AED or points.',
      caller: 'hero',
      query: challengesQuerySchema,
      example: { query: { tab: 'active' } },
      answers: { 200: { schema: socialChallengesSchema, example: [EXAMPLE_CHALLENGE] } },
      errors: ['database_unavailable'],
    },
    createSocialChallenge: {
      summary: 'Create a challenge',
      description:
        'Lasts `duration` whole days from now. Reward times seats is held in escrow from the creator’s monthly budget. '
        + 'The creator has an account, and has traded or joined a week ago; the reward is no more than the target is worth. Without `creatorId`, the caller creates it.',
      caller: 'hero',
      body: createChallengeRequestSchema,
      example: {
        body: {
          title: 'Bottles of the week',
          description: 'Who keeps a hundred bottles out of the sea?',
          challengeType: 'bottles_prevented',
          targetValue: 100,
          duration: 7,
          pointsReward: 100,
          participantLimit: 20,
        },
      },
      answers: { 201: { schema: socialChallengeSchema, example: EXAMPLE_CHALLENGE } },
      errors: [
        'not_your_hero', 'unknown_hero', 'hero_not_kept', 'reward_too_high', 'budget_exhausted', 'illegal_transition',
      ],
      command: true,
    },
    joinSocialChallenge: {
      summary: 'Join a challenge',
      description: 'Once for each hero, while a seat is free. What the hero does from now on counts.',
      caller: 'hero',
      params: z.object({ challengeId: challengeIdSchema }),
      example: { params: { challengeId: EXAMPLE_CHALLENGE.id } },
      answers: { 200: { schema: socialChallengeSchema, example: joined } },
      errors: ['unknown_challenge', 'unknown_hero', 'already_joined', 'challenge_full', 'expired'],
      command: true,
    },
  },
);
