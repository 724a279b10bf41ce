import { chatAnswerSchema, chatRequestSchema } from './schemas.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

export const CONCIERGE_COMMANDS = {
  'ask-concierge': { queue: 'concierge', payload: chatRequestSchema, result: chatAnswerSchema, personal: true },
} as const satisfies CommandDefinitions;
