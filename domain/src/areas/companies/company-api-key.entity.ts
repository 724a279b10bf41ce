import { defineEntity, p } from '@mikro-orm/core';
import { Company } from './company.entity.js';

/** An API key, by its SHA-256: the key itself is kept nowhere. The one in use has no end. */
export const CompanyApiKey = defineEntity({
  name: 'CompanyApiKey',
  tableName: 'company_api_key',
  properties: {
    keyHash: p.text().primary(),
    companyId: () => p.manyToOne(Company).mapToPk().fieldName('company_id'),
    keyPrefix: p.text(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
    validUntil: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});
