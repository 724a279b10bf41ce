import { defineEntity, p } from '@mikro-orm/core';
import type {
  Custodian,
  CustodyStep,
  DeviceStage,
  DifferenceState,
} from '@planet-heroes/contracts/areas/orders/catalogue';
import type { Order } from '@planet-heroes/contracts/areas/orders/schemas';
import { Company } from '../companies/companies.area.js';
import { Quote } from '../quotes/quotes.area.js';

/** The order that an accepted quote led to, with how many of its devices are at each stage. Amounts in fils. */
export const PurchaseOrder = defineEntity({
  name: 'PurchaseOrder',
  tableName: 'purchase_order',
  properties: {
    id: p.text().primary(),
    quoteId: () => p.oneToOne(Quote).owner().mapToPk().fieldName('quote_id'),
    companyId: () => p.manyToOne(Company).mapToPk().fieldName('company_id'),
    companyName: p.text(),
    contactPerson: p.text(),
    deviceCount: p.integer(),
    devices: p.text(),
    totalFils: p.bigint('number'),
    state: p.text().$type<Order['status']>(),
    paymentState: p.text().$type<Order['paymentStatus']>(),
    paymentTermsDays: p.integer().$type<Order['paymentTerms']>(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
    approvedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    completedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    cancelledAt: p.datetime().columnType('timestamptz(3)').nullable(),
    paymentDueAt: p.datetime().columnType('timestamptz(3)').nullable(),
    paidAt: p.datetime().columnType('timestamptz(3)').nullable(),
    reason: p.text().nullable(),
    collectedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    /** All of its devices were received, and inspected. */
    receivedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    inspectedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    /** The company asked for its payout, and to which of its methods, the account masked. */
    payoutAskedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    payoutTo: p.text().nullable(),
    /** The bank’s, of the transfer that paid it. */
    paymentReference: p.text().nullable(),
    pickupDate: p.date().nullable(),
    /** The day that was planned before. */
    pickupMovedFrom: p.date().nullable(),
    pickupAddress: p.text().nullable(),
    pickupContact: p.text().nullable(),
    estimatedDuration: p.text().nullable(),
    specialInstructions: p.text().nullable(),
    /** As of its quote. */
    fromPublic: p.boolean().default(false),
    /** A visitor typed where and from whom it is picked up. */
    pickupFromPublic: p.boolean().default(false),
    expected: p.integer().default(0),
    received: p.integer().default(0),
    inspected: p.integer().default(0),
    wiped: p.integer().default(0),
    paid: p.integer().default(0),
    returned: p.integer().default(0),
    /** What the company is not paid of the total: agreed differences, and the prices of what goes back. */
    reducedFils: p.bigint('number').default(0),
    /** The devices that are worth less than was offered: how many, and for what together. */
    differenceState: p.text().$type<DifferenceState>().default('none'),
    differing: p.integer().default(0),
    differenceOfferedFils: p.bigint('number').default(0),
    differenceFoundFils: p.bigint('number').default(0),
    differenceOpenUntil: p.datetime().columnType('timestamptz(3)').nullable(),
    differenceAnsweredAt: p.datetime().columnType('timestamptz(3)').nullable(),
    version: p.integer().default(1),
  },
});

/** One device of an order, by its number from 1. */
export const OrderDevice = defineEntity({
  name: 'OrderDevice',
  tableName: 'order_device',
  properties: {
    orderId: () => p.manyToOne(PurchaseOrder).mapToPk().fieldName('order_id').primary(),
    number: p.integer().primary(),
    model: p.text(),
    condition: p.text().nullable(),
    stage: p.text().$type<DeviceStage>(),
    changedAt: p.datetime().columnType('timestamptz(3)'),
    serial: p.text().nullable(),
    offeredFils: p.bigint('number').default(0),
    /** What the desk found where it is not what was listed, why, and what that is worth. */
    foundModel: p.text().nullable(),
    foundCondition: p.text().nullable(),
    foundNote: p.text().nullable(),
    foundFils: p.bigint('number').nullable(),
  },
});

/** Neighbouring devices of an order, both ends included, that somebody took over together; each step once a device. */
export const OrderCustody = defineEntity({
  name: 'OrderCustody',
  tableName: 'order_custody',
  properties: {
    orderId: () => p.manyToOne(PurchaseOrder).mapToPk().fieldName('order_id').primary(),
    step: p.text().$type<CustodyStep>().primary(),
    first: p.integer().primary(),
    last: p.integer(),
    at: p.datetime().columnType('timestamptz(3)'),
    by: p.text().$type<Custodian>(),
    /** The operator’s. */
    name: p.text().nullable(),
    /** How they were erased, where they were wiped. */
    method: p.text().nullable(),
  },
});
