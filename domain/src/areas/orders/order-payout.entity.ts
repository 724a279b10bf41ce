import { defineEntity, p } from '@mikro-orm/core';
import type { TransferState } from '@planet-heroes/contracts/areas/orders/schemas';
import { Company } from '../companies/companies.area.js';
import { PurchaseOrder } from './purchase-order.entity.js';

/**
 * The transfer that pays an order, to the account that its company had when it asked. Amount in fils; the account's
 * number is sealed, and shown masked.
 */
export const OrderPayout = defineEntity({
  name: 'OrderPayout',
  tableName: 'order_payout',
  properties: {
    orderId: () => p.oneToOne(PurchaseOrder).owner().mapToPk().fieldName('order_id').primary(),
    companyId: () => p.manyToOne(Company).mapToPk().fieldName('company_id'),
    state: p.text().$type<TransferState>(),
    amountFils: p.bigint('number'),
    holder: p.text(),
    account: p.text(),
    sealedIban: p.text(),
    batchId: p.text().nullable(),
    owedAt: p.datetime().columnType('timestamptz(3)'),
    paidAt: p.datetime().columnType('timestamptz(3)').nullable(),
    /** The bank's of the transfer, or why it came back. */
    reference: p.text().nullable(),
  },
});
