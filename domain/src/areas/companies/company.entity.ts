import { defineEntity, p } from '@mikro-orm/core';
import type { WebhookEvent } from '@planet-heroes/contracts/areas/companies/catalogue';
import type {
  ApiSettings, Company as CompanyProfile, Notifications,
} from '@planet-heroes/contracts/areas/companies/schemas';

/** A business customer, with its profile, notification choices and API settings. */
export const Company = defineEntity({
  name: 'Company',
  tableName: 'company',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    industry: p.text().$type<CompanyProfile['industry']>().default('other'),
    website: p.text().default(''),
    address: p.text().default(''),
    phone: p.text().default(''),
    email: p.text().default(''),
    vatNumber: p.text().default(''),
    tradeNumber: p.text().default(''),
    licenceAuthority: p.text().default(''),
    /** The licence’s last day, in Dubai. */
    licenceExpiresOn: p.text().nullable(),
    verified: p.boolean().default(false),
    environment: p.text().$type<ApiSettings['environment']>().default('production'),
    webhookUrl: p.text().default(''),
    /** Which messages its server is sent; null is all of them. */
    webhookTypes: p.array().$type<WebhookEvent[]>().nullable(),
    notifications: p.json<Notifications>(),
    /** Declared by people themselves: `pending` until the desk, or the policy of a demo, decided. */
    state: p.text().$type<CompanyProfile['state']>().default('approved'),
    /** The account that registered it, where people did. */
    registeredBy: p.text().nullable(),
    declinedReason: p.text().nullable(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
  },
});
