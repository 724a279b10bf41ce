import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { corporateIdSchema } from '../companies/fields.js';
import { updateApiSettingsSchema } from '../companies/schemas.js';
import { DELIVERY_STATES } from './schemas.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

const queue = 'webhooks';
const companyId = corporateIdSchema;
const deliveryId = corporateIdSchema;

export const WEBHOOK_COMMANDS = {
  /** One attempt at a delivery. */
  'deliver-webhook': {
    queue,
    payload: z.object({ deliveryId, attempt: z.number().int().min(1) }),
    result: z.object({ status: z.enum(DELIVERY_STATES) }),
  },
  'resend-webhook': { queue, payload: z.object({ deliveryId, companyId }), result: z.object({ id: z.string() }) },
  /** Sends a message that reports nothing. */
  'send-test-webhook': { queue, payload: z.object({ companyId }), result: z.object({ id: z.string() }) },
  /** Makes a new signing secret; the result names it, and does not contain it. */
  'rotate-webhook-secret': {
    queue,
    payload: z.object({ companyId }),
    result: z.object({ secretId: z.string(), oldSecretValidUntil: timeSchema.nullable() }),
  },
  'update-api-settings': {
    queue: 'corporate-orders',
    payload: updateApiSettingsSchema.extend({ companyId }),
    /** Names the first signing secret, where it made one, and does not contain it. */
    result: z.object({ id: z.string(), secretId: z.string().optional() }),
  },
} as const satisfies CommandDefinitions;
