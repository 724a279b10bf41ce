import { defineEntity, p } from '@mikro-orm/core';

/** A way to be paid, with masked details alone. */
export const PaymentMethod = defineEntity({
  name: 'PaymentMethod',
  tableName: 'payment_method',
  properties: {
    id: p.text().primary(),
    companyId: p.text(),
    type: p.text(),
    name: p.text(),
    details: p.text(),
    isDefault: p.boolean(),
    defaultOnceVerified: p.boolean().default(false),
    status: p.text(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
  },
});
