import { defineEntity, p } from '@mikro-orm/core';
import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';

/** A phone on its way from quote to verified trade. Value in fils, points and bottles whole, CO2 in grams. */
export const TradeIn = defineEntity({
  name: 'TradeIn',
  tableName: 'trade_in',
  properties: {
    id: p.text().primary(),
    heroId: p.text(),
    programme: p.text().$type<TradeInProgramme>(),
    device: p.text(),
    condition: p.text(),
    state: p.text().$type<TradeInState>(),
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
