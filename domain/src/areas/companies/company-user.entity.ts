import { defineEntity, p } from '@mikro-orm/core';
import type { CompanyUser as UserView } from '@planet-heroes/contracts/areas/companies/schemas';

/** Somebody whom a company has authorised. */
export const CompanyUser = defineEntity({
  name: 'CompanyUser',
  tableName: 'company_user',
  properties: {
    id: p.text().primary(),
    companyId: p.text(),
    name: p.text(),
    email: p.text(),
    role: p.text().$type<UserView['role']>(),
    department: p.text(),
    status: p.text().$type<UserView['status']>(),
    lastLogin: p.datetime().columnType('timestamptz(3)').nullable(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
  },
});
