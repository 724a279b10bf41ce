import { z } from 'zod';
import type { CommandDefinitions } from '../commands/command-definition.js';
import { MESSAGE_STATES } from './message-states.js';

export const OUTBOX_COMMANDS = {
  /** One attempt to send a message. */
  'deliver-message': {
    queue: 'notifications',
    payload: z.object({ messageId: z.string().min(1), attempt: z.number().int().min(1) }),
    result: z.object({ status: z.enum(MESSAGE_STATES) }),
  },
} as const satisfies CommandDefinitions;
