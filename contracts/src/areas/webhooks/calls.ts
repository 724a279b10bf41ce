import { z } from 'zod';
import { KEY_OVERLAP_HOURS, WEBHOOK_EVENTS } from '../companies/catalogue.js';
import {
  apiSettingsSchema,
  rotatedApiKeySchema,
  rotatedWebhookSecretSchema,
  savedApiSettingsSchema,
  updateApiSettingsSchema,
} from '../companies/schemas.js';
import { corporateIdSchema } from '../companies/fields.js';
import { deliveriesAnswerSchema, deliveriesQuerySchema, deliverySchema } from './schemas.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_API_KEY } from '../companies/examples.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { WEBHOOKS } from './messages.js';
import { WEBHOOKS_ROUTES } from './routes.js';

const webhookUrl = 'https://erp.alnoor.example/planet-heroes';
const settings = {
  apiKey: 'phk_live_Qm3T8x…', apiKeyCreatedAt: EXAMPLE_TIME, webhookUrl, environment: 'production',
  webhookEvents: WEBHOOK_EVENTS.map((type) => ({ type, enabled: true })), hasWebhookSecret: true,
};
const webhookSecret = 'whsec_c2lnbmluZy1zZWNyZXQtb2YtYW4tZXhhbXBsZQ==';
const oldValidUntil = '2026-11-22T08:30:00.000Z';

/** How a company's own programs talk with us. */
export const WEBHOOKS_CALLS = defineCalls(
  WEBHOOKS_ROUTES,
  {
    tag: 'Company integrations',
    description:
      'The API key, and messages to the company’s own server, signed as Standard Webhooks says. Keys and secrets are shown once, when they are made.',
    schemas: { ApiSettings: apiSettingsSchema, WebhookDelivery: deliverySchema },
    webhooks: WEBHOOKS,
  },
  {
    readApiSettings: {
      summary: 'The company’s API settings',
      description: 'With the beginning of the API key in use, null where there is none.',
      caller: 'company',
      example: {},
      answers: { 200: { schema: apiSettingsSchema, example: settings } },
      errors: ['database_unavailable'],
    },
    updateApiSettings: {
      summary: 'Change the API settings',
      description:
        'What is left out stays; an empty URL turns webhooks off. The URL must be public and https; an `http` one that was set when those were taken works until it is replaced. '
        + 'The first URL makes the first signing secret, which is in this answer; the same Idempotency-Key is answered with it again, or with `unknown_item` once it was replaced and is over. '
        + 'The demo company, which is everybody’s, has no webhooks.',
      caller: 'company',
      body: updateApiSettingsSchema,
      example: { body: { webhookUrl, environment: 'production' } },
      answers: { 200: { schema: savedApiSettingsSchema, example: { ...settings, webhookSecret } } },
      errors: ['webhook_url_refused', 'unknown_item', 'demo_company_fixed'],
      command: true,
    },
    rotateApiKey: {
      summary: 'Make a new API key',
      description:
        `The key is in this answer and nowhere else; the same Idempotency-Key is answered with it again. The old one works for another ${KEY_OVERLAP_HOURS} hours.`,
      caller: 'company',
      example: {},
      answers: {
        200: { schema: rotatedApiKeySchema, example: { apiKey: EXAMPLE_API_KEY, oldKeyValidUntil: oldValidUntil } },
      },
      errors: ['demo_company_fixed'],
      command: true,
    },
    rotateWebhookSecret: {
      summary: 'Make a new signing secret',
      description:
        `Messages carry a signature of each for another ${KEY_OVERLAP_HOURS} hours. The same Idempotency-Key is answered with the secret again, or with `
        + '`unknown_item` once it was replaced and is over.',
      caller: 'company',
      example: {},
      answers: {
        200: {
          schema: rotatedWebhookSecretSchema,
          example: {
            webhookSecret,
            oldSecretValidUntil: oldValidUntil,
          },
        },
      },
      errors: ['unknown_item', 'demo_company_fixed'],
      command: true,
    },
    sendTestWebhook: {
      summary: 'Send a test message',
      description:
        'A signed message of the type `webhook.test` to the company’s URL, now, whichever types it chose. It is in the list of messages, and tried again like the others.',
      caller: 'company',
      example: {},
      answers: { 200: { schema: z.object({ id: z.string() }), example: { id: EXAMPLE_ID } } },
      errors: ['webhooks_off'],
      command: true,
    },
    listDeliveries: {
      summary: 'The messages to the company’s server, newest first',
      description:
        'With every attempt. `failed` after the last one; `cancelled` where webhooks were turned off meanwhile.',
      caller: 'company',
      query: deliveriesQuerySchema,
      example: { query: { status: 'delivered', limit: '20' } },
      answers: {
        200: {
          schema: deliveriesAnswerSchema,
          example: {
            deliveries: [
              {
                id: EXAMPLE_ID,
                type: 'quote.approved',
                status: 'delivered',
                createdAt: EXAMPLE_TIME,
                nextAttemptAt: null,
                attempts: [{ number: 1, at: EXAMPLE_TIME, statusCode: 204, error: null, response: '', durationMs: 84 }],
              },
            ],
          },
        },
      },
      errors: ['database_unavailable'],
    },
    resendWebhook: {
      summary: 'Send a message once more',
      description: 'Now, regardless of its earlier attempts.',
      caller: 'company',
      params: z.object({ id: corporateIdSchema }),
      example: { params: { id: EXAMPLE_ID } },
      answers: { 200: { schema: z.object({ id: z.string() }), example: { id: EXAMPLE_ID } } },
      errors: ['unknown_delivery', 'webhooks_off'],
      command: true,
    },
  },
);
