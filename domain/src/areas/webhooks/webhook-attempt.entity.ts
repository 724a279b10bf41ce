import { defineEntity, p } from '@mikro-orm/core';

/** One attempt to deliver a message. */
export const WebhookAttempt = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempt',
  properties: {
    deliveryId: p.text().primary(),
    number: p.integer().primary(),
    attemptedAt: p.datetime().columnType('timestamptz(3)'),
    statusCode: p.integer().nullable(),
    error: p.text().nullable(),
    response: p.text().nullable(),
    durationMs: p.integer(),
  },
});
