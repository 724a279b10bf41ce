import { defineEntity, p } from '@mikro-orm/core';
import type { BulkCondition, BulkModel } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Quote as QuoteView } from '@planet-heroes/contracts/areas/quotes/schemas';
import { Company } from '../companies/companies.area.js';

/** A request for a bulk trade-in and what became of it. Amounts in fils. */
export const Quote = defineEntity({
  name: 'Quote',
  tableName: 'quote',
  properties: {
    id: p.text().primary(),
    companyId: () => p.manyToOne(Company).mapToPk().fieldName('company_id'),
    companyName: p.text(),
    contactName: p.text(),
    email: p.text(),
    phone: p.text(),
    department: p.text().nullable(),
    employeeCount: p.text().nullable(),
    urgency: p.text().$type<QuoteView['urgency']>(),
    source: p.text().$type<QuoteView['source']>(),
    deviceDetails: p.text().nullable(),
    deviceCount: p.integer(),
    devices: p.text(),
    preferredPickup: p.text().nullable(),
    additionalNotes: p.text().nullable(),
    state: p.text().$type<QuoteView['status']>(),
    bonusPercent: p.integer(),
    estimateFils: p.bigint('number').nullable(),
    priceFils: p.bigint('number').nullable(),
    paymentTermsDays: p.integer().$type<QuoteView['paymentTerms']>(),
    requestedAt: p.datetime().columnType('timestamptz(3)'),
    responseDueAt: p.datetime().columnType('timestamptz(3)'),
    respondedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    approvedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    validUntil: p.datetime().columnType('timestamptz(3)').nullable(),
    decidedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    reason: p.text().nullable(),
    declinedBy: p.text().$type<'company' | 'desk'>().nullable(),
    orderId: p.text().nullable(),
    importId: p.text().nullable(),
    /** Typed by a visitor for the public company: the names and words stay with the desk. */
    fromPublic: p.boolean().default(false),
    version: p.integer().default(1),
  },
});

/** The serial number or IMEI of a device that was asked about, by its number as the order will have it. */
export const QuoteSerial = defineEntity({
  name: 'QuoteSerial',
  tableName: 'quote_serial',
  properties: {
    quoteId: () => p.manyToOne(Quote).mapToPk().fieldName('quote_id').primary(),
    number: p.integer().primary(),
    serial: p.text(),
  },
});

/** Devices of one model and condition in a quote; the price of one in fils, before the volume bonus. */
export const QuoteRow = defineEntity({
  name: 'QuoteRow',
  tableName: 'quote_row',
  properties: {
    quoteId: () => p.manyToOne(Quote).mapToPk().fieldName('quote_id').primary(),
    line: p.integer().primary(),
    model: p.text().$type<BulkModel>(),
    condition: p.text().$type<BulkCondition>(),
    quantity: p.integer(),
    unitFils: p.bigint('number'),
  },
});
