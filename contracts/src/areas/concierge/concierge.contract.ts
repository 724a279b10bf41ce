import { z } from 'zod';
import { defineContract } from '../../kernel/contract.js';
import { CONCIERGE_CALLS } from './calls.js';
import { chatAnswerSchema, chatRequestSchema } from './schemas.js';

export const concierge = defineContract({
  commands: {
    'ask-concierge': {
      queue: 'concierge',
      /** `heroId`: whose phones “where is my phone” means. */
      payload: chatRequestSchema.extend({ heroId: z.string().optional() }),
      result: chatAnswerSchema,
      personal: true,
    },
  },
  calls: [CONCIERGE_CALLS],
});
