import { defineEntity, p } from '@mikro-orm/core';

/** A message to a company’s server, as it is sent to the letter. */
export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  properties: {
    id: p.text().primary(),
    companyId: p.text(),
    type: p.text(),
    body: p.text(),
    state: p.text(),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime().columnType('timestamptz(3)').nullable(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
  },
});
