import type { WEBHOOK_COMMANDS } from '@planet-heroes/contracts/areas/webhooks/commands';
import type { HandlersOf } from '../../kernel/commands/command-handler.js';
import { deliverWebhook } from './deliver-webhook.handler.js';
import { resendWebhook } from './resend-webhook.handler.js';
import { rotateWebhookSecret } from './rotate-webhook-secret.handler.js';

export const WEBHOOK_HANDLERS: HandlersOf<typeof WEBHOOK_COMMANDS> = {
  'deliver-webhook': deliverWebhook,
  'resend-webhook': resendWebhook,
  'rotate-webhook-secret': rotateWebhookSecret,
};
