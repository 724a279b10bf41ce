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
  /** The endpoint is an address of the person’s browser. Jobs that an older backend queued have no session. */
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
  /** Notifies heroes whose rank fell since the last comparison. */
  'compare-ranks': { queue, payload: z.object({}), result: z.object({ told: z.number().int() }) },
} as const satisfies CommandDefinitions;
