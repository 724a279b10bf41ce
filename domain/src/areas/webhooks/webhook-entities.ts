import { WebhookAttempt } from './webhook-attempt.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookSecret } from './webhook-secret.entity.js';

/** The tables of this area. */
export const WEBHOOK_ENTITIES = [
  WebhookSecret,
  WebhookDelivery,
  WebhookAttempt,
] as const;
