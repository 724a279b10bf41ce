import { defineContract } from '../../kernel/contract.js';
import { CONCIERGE_CALLS } from './calls.js';
import { chatAnswerSchema, chatRequestSchema } from './schemas.js';

export const concierge = defineContract({
  commands: {
    'ask-concierge': { queue: 'concierge', payload: chatRequestSchema, result: chatAnswerSchema, personal: true },
  },
  calls: [CONCIERGE_CALLS],
});
