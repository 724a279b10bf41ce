import { defineEntity, p } from '@mikro-orm/core';
import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import type { CompanyUser as UserView } from '@planet-heroes/contracts/areas/companies/schemas';
import { Company } from './company.entity.js';

/** Somebody whom a company has authorised. */
export const CompanyUser = defineEntity({
  name: 'CompanyUser',
  tableName: 'company_user',
  properties: {
    id: p.text().primary(),
    companyId: () => p.manyToOne(Company).mapToPk().fieldName('company_id'),
    name: p.text(),
    email: p.text(),
    role: p.text().$type<UserView['role']>(),
    department: p.text(),
    status: p.text().$type<UserView['status']>(),
    /** Which language the user is invited in. */
    locale: p.text().$type<Locale>().default('en'),
    lastLogin: p.datetime().columnType('timestamptz(3)').nullable(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
  },
});
