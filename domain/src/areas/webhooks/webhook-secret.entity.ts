import { defineEntity, p } from '@mikro-orm/core';

/** What a company’s messages are signed with. Kept readable, since signing needs it; no read answers it. */
export const WebhookSecret = defineEntity({
  name: 'WebhookSecret',
  tableName: 'webhook_secret',
  properties: {
    id: p.text().primary(),
    companyId: p.text(),
    secret: p.text(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
    validUntil: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});
