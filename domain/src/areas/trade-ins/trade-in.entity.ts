import { defineEntity, p } from '@mikro-orm/core';

/** A phone on its way from quote to verified trade. Value in fils, points and bottles whole, CO2 in grams. */
export const TradeIn = defineEntity({
  name: 'TradeIn',
  tableName: 'trade_in',
  properties: {
    id: p.text().primary(),
    heroId: p.text(),
    programme: p.text(),
    device: p.text(),
    condition: p.text(),
    state: p.text(),
    valueFils: p.bigint('number'),
    points: p.bigint('number'),
    bottlesPrevented: p.bigint('number'),
    co2Saved: p.bigint('number'),
    quotedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    lockedUntil: p.datetime().columnType('timestamptz(3)').nullable(),
    decidedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    /** Why the desk rejected it. */
    reasons: p.array().default([]),
  },
  indexes: [{ name: 'trade_in_hero', properties: ['heroId'] }],
});
