import { defineArea } from '../../kernel/areas/area.js';
import { removeInRounds } from '../../kernel/retention/retention.js';
import { updateApiSettings } from './api-settings.js';
import { deliverWebhook } from './deliver-webhook.js';
import { removeEndedDeliveries, resendWebhook, sendTestWebhook } from './deliveries.js';
import { WEBHOOK_REACTIONS } from './queue-webhooks.js';
import { WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookSecret } from './webhook-secret.entity.js';
import { rotateWebhookSecret } from './webhook-secrets.js';

/** Messages to companies' own systems. */
export const webhooks = defineArea({
  name: 'webhooks',
  entities: [WebhookSecret, WebhookDelivery, WebhookAttempt],
  commands: {
    'deliver-webhook': deliverWebhook,
    'resend-webhook': resendWebhook,
    'send-test-webhook': sendTestWebhook,
    'rotate-webhook-secret': rotateWebhookSecret,
    'update-api-settings': updateApiSettings,
  },
  reactions: WEBHOOK_REACTIONS,
  retention: [removeInRounds(removeEndedDeliveries)],
});
