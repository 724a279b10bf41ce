import { defineEntity, p } from '@mikro-orm/core';
import { Company } from '../companies/companies.area.js';

/** What a company’s messages are signed with. Kept readable, since signing needs it; no read answers it. */
export const WebhookSecret = defineEntity({
  name: 'WebhookSecret',
  tableName: 'webhook_secret',
  properties: {
    id: p.text().primary(),
    companyId: () => p.manyToOne(Company).mapToPk().fieldName('company_id'),
    secret: p.text(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
    validUntil: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});
