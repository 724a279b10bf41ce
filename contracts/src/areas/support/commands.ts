import { z } from 'zod';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';
import { plainText } from '../../kernel/text/text.js';
import { correctPointsRequestSchema, decideCorrectionRequestSchema, pointCorrectionSchema } from './schemas.js';

/** The operator who does it, by id and by name. */
const by = z.object({ id: z.string(), name: z.string() });

export const SUPPORT_COMMANDS = {
  'correct-points': {
    queue: 'heroes',
    payload: correctPointsRequestSchema.extend({ heroId: plainText(64), by }),
    result: pointCorrectionSchema,
    personal: true,
  },
  'decide-point-correction': {
    queue: 'heroes',
    payload: decideCorrectionRequestSchema.extend({ correctionId: plainText(64), by }),
    result: pointCorrectionSchema,
    personal: true,
  },
} as const satisfies CommandDefinitions;
