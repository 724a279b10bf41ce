import { defineArea } from '../../kernel/areas/area.js';
import { removeInRounds } from '../../kernel/retention/retention.js';
import { deliverWebhook } from './deliver-webhook.handler.js';
import { removeEndedDeliveries } from './remove-ended-deliveries.js';
import { resendWebhook } from './resend-webhook.handler.js';
import { rotateWebhookSecret } from './rotate-webhook-secret.handler.js';
import { updateApiSettings } from './update-api-settings.handler.js';
import { WebhookAttempt } from './webhook-attempt.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookSecret } from './webhook-secret.entity.js';

/** Messages to companies' own systems. */
export const webhooks = defineArea({
  name: 'webhooks',
  entities: [WebhookSecret, WebhookDelivery, WebhookAttempt],
  commands: {
    'deliver-webhook': deliverWebhook,
    'resend-webhook': resendWebhook,
    'rotate-webhook-secret': rotateWebhookSecret,
    'update-api-settings': updateApiSettings,
  },
  retention: [removeInRounds(removeEndedDeliveries)],
});

export { queueWebhook } from './queue-webhook.js';
