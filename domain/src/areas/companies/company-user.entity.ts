import { defineEntity, p } from '@mikro-orm/core';

/** Somebody whom a company has authorised. */
export const CompanyUser = defineEntity({
  name: 'CompanyUser',
  tableName: 'company_user',
  properties: {
    id: p.text().primary(),
    companyId: p.text(),
    name: p.text(),
    email: p.text(),
    role: p.text(),
    department: p.text(),
    status: p.text(),
    lastLogin: p.datetime().columnType('timestamptz(3)').nullable(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
  },
});
