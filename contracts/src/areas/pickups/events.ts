import { z } from 'zod';
import { plainText } from '../../kernel/text/text.js';
import { zoneIdSchema } from './zone-id.js';

/** Events of doorstep pickups as they stand in the log. They do not say whose phone it was, nor at which door. */
export const PICKUP_LOG_EVENTS = {
  'pickup.completed': z.object({ pickupId: z.string(), zoneId: z.string() }),
} as const;

/** Events of doorstep pickups that the couriers' desk and QA may send. */
export const PICKUP_INGEST_EVENTS = {
  'pickup.completed': z.object({ pickupId: plainText(64).regex(/^[\w-]+$/), zoneId: zoneIdSchema }),
} as const;
