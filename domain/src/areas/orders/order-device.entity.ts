import { defineEntity, p } from '@mikro-orm/core';

/** One device of an order, by its number from 1. */
export const OrderDevice = defineEntity({
  name: 'OrderDevice',
  tableName: 'order_device',
  properties: {
    orderId: p.text().primary(),
    number: p.integer().primary(),
    model: p.text(),
    condition: p.text().nullable(),
    stage: p.text(),
    changedAt: p.datetime().columnType('timestamptz(3)'),
  },
});
