import { defineEntity, p } from '@mikro-orm/core';
import type { PaymentMethod as MethodView } from '@planet-heroes/contracts/areas/companies/schemas';
import { Company } from './company.entity.js';

/** A way to be paid. Its details are masked; an IBAN is kept sealed, with its holder. */
export const PaymentMethod = defineEntity({
  name: 'PaymentMethod',
  tableName: 'payment_method',
  properties: {
    id: p.text().primary(),
    companyId: () => p.manyToOne(Company).mapToPk().fieldName('company_id'),
    type: p.text().$type<MethodView['type']>(),
    name: p.text(),
    details: p.text(),
    holder: p.text().nullable(),
    sealedIban: p.text().nullable(),
    isDefault: p.boolean(),
    defaultOnceVerified: p.boolean().default(false),
    status: p.text().$type<MethodView['status']>(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
  },
});
