import type { Routes } from '../../kernel/calls/route.js';

export const WEBHOOKS_ROUTES = {
  readApiSettings: 'GET /api/corporate/api-settings',
  updateApiSettings: 'PATCH /api/corporate/api-settings',
  rotateApiKey: 'POST /api/corporate/api-key/rotate',
  rotateWebhookSecret: 'POST /api/corporate/webhook-secret/rotate',
  sendTestWebhook: 'POST /api/corporate/webhooks/test',
  listDeliveries: 'GET /api/corporate/webhooks/deliveries',
  resendWebhook: 'POST /api/corporate/webhooks/deliveries/{id}/resend',
} as const satisfies Routes;
