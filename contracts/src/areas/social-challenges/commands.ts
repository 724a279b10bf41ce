import { z } from 'zod';
import { MODERATION_REASONS } from '../heroes/moderation.js';
import { challengeIdSchema, challengeRecordSchema, createChallengeRequestSchema } from './schemas.js';
import { plainText } from '../../kernel/text/text.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

const heroId = plainText(64);
const challengeId = challengeIdSchema;

export const SOCIAL_CHALLENGE_COMMANDS = {
  'create-social-challenge': {
    queue: 'challenges',
    payload: createChallengeRequestSchema.extend({ creatorId: heroId }),
    result: challengeRecordSchema,
    personal: true,
  },
  'join-social-challenge': {
    queue: 'challenges',
    payload: z.object({ challengeId, heroId }),
    result: challengeRecordSchema,
    personal: true,
  },
  /** Support removes it; the creator is notified with the reason. */
  'remove-social-challenge': {
    queue: 'challenges',
    payload: z.object({ challengeId, reason: z.enum(MODERATION_REASONS) }),
    result: z.object({ challengeId: z.string() }),
  },
  /** At expiry: what the challenge did not pay returns to its creator's budget. */
  'end-social-challenge': {
    queue: 'challenges',
    payload: z.object({ challengeId }),
    result: z.object({ ended: z.boolean() }),
  },
} as const satisfies CommandDefinitions;
