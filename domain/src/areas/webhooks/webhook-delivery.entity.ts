import { defineEntity, p } from '@mikro-orm/core';
import type { Delivery } from '@planet-heroes/contracts/areas/webhooks/schemas';
import { Company } from '../companies/companies.area.js';

/** A message to a company’s server, as it is sent to the letter. */
export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  properties: {
    id: p.text().primary(),
    companyId: () => p.manyToOne(Company).mapToPk().fieldName('company_id'),
    type: p.text().$type<Delivery['type']>(),
    body: p.text(),
    state: p.text().$type<Delivery['status']>(),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime().columnType('timestamptz(3)').nullable(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
  },
});

/** One attempt to deliver a message. */
export const WebhookAttempt = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempt',
  properties: {
    deliveryId: () => p.manyToOne(WebhookDelivery).mapToPk().fieldName('delivery_id').primary(),
    number: p.integer().primary(),
    attemptedAt: p.datetime().columnType('timestamptz(3)'),
    statusCode: p.integer().nullable(),
    error: p.text().nullable(),
    response: p.text().nullable(),
    durationMs: p.integer(),
  },
});
