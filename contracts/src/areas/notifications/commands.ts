import { z } from 'zod';
import {
  browsersSchema,
  chooseNotificationsSchema,
  notificationSettingsSchema,
  readInboxRequestSchema,
  subscribePushSchema,
  unreadSchema,
  unsubscribedSchema,
  unsubscribePushSchema,
  unsubscribeQuerySchema,
} from './schemas.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

const queue = 'notifications';
const heroId = z.string();

export const NOTIFICATION_COMMANDS = {
  'read-inbox': { queue, payload: readInboxRequestSchema.extend({ heroId }), result: unreadSchema },
  'choose-notifications': {
    queue,
    payload: chooseNotificationsSchema.extend({ heroId, pushKey: z.string().nullable() }),
    result: notificationSettingsSchema,
    personal: true,
  },
  /** The endpoint is an address of the person’s browser. Without a session where a backend of before sent it. */
  'subscribe-push': {
    queue,
    payload: subscribePushSchema.extend({ heroId, sessionId: z.string().optional() }),
    result: browsersSchema,
    personal: true,
  },
  'unsubscribe-push': {
    queue,
    payload: unsubscribePushSchema.extend({ heroId }),
    result: browsersSchema,
    personal: true,
  },
  'unsubscribe-email': { queue, payload: unsubscribeQuerySchema, result: unsubscribedSchema },
  /** Tells heroes of a rank that they lost since it was last looked at. */
  'compare-ranks': { queue, payload: z.object({}), result: z.object({ told: z.number().int() }) },
} as const satisfies CommandDefinitions;
