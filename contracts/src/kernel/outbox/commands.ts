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
  /** Removes what is kept of messages outside the database, by the hashes of their ids. */
  'forget-mail': {
    queue: 'notifications',
    payload: z.object({ messages: z.array(z.string().min(1)).min(1) }),
    result: z.object({ messages: z.number().int() }),
  },
} as const satisfies CommandDefinitions;
