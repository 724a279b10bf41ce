import { defineEntity, p } from '@mikro-orm/core';

/** A business customer, with its profile, notification choices and API settings. */
export const Company = defineEntity({
  name: 'Company',
  tableName: 'company',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    industry: p.text().default('other'),
    website: p.text().default(''),
    address: p.text().default(''),
    phone: p.text().default(''),
    email: p.text().default(''),
    vatNumber: p.text().default(''),
    tradeNumber: p.text().default(''),
    verified: p.boolean().default(false),
    environment: p.text().default('production'),
    webhookUrl: p.text().default(''),
    notifications: p.json(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
  },
});
