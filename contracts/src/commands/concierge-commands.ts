import { chatAnswerSchema, chatRequestSchema } from '../http/ai-chat.js';
import type { CommandDefinitions } from './command-definition.js';

export const CONCIERGE_COMMANDS = {
  'ask-concierge': { queue: 'concierge', payload: chatRequestSchema, result: chatAnswerSchema },
} as const satisfies CommandDefinitions;
