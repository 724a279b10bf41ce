import { defineEntity, p } from '@mikro-orm/core';

/** Devices of one model and condition in a quote; the price of one in fils, before the volume bonus. */
export const QuoteRow = defineEntity({
  name: 'QuoteRow',
  tableName: 'quote_row',
  properties: {
    quoteId: p.text().primary(),
    line: p.integer().primary(),
    model: p.text(),
    condition: p.text(),
    quantity: p.integer(),
    unitFils: p.bigint('number'),
  },
});
