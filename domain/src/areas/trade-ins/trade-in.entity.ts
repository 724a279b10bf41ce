import { defineEntity, p } from '@mikro-orm/core';
import type { ConditionAnswers } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import type { StorageGb } from '@planet-heroes/contracts/areas/trade-ins/imei';
import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { Hero } from '../heroes/heroes.area.js';

/** A phone on its way from quote to verified trade. Value in fils, points and bottles whole, CO2 in grams. */
export const TradeIn = defineEntity({
  name: 'TradeIn',
  tableName: 'trade_in',
  properties: {
    id: p.text().primary(),
    heroId: () => p.manyToOne(Hero).mapToPk().fieldName('hero_id'),
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
    /** Why the desk rejected it, or why it was taken back. */
    reasons: p.array().default([]),
    /** What it is called at the desk; null where a partner’s desk checked a phone on the spot. */
    code: p.text().nullable(),
    answers: p.json<ConditionAnswers>().nullable(),
    /** How it was wiped. */
    certificate: p.text().nullable(),
    /** Until when the next actor has time. */
    dueAt: p.datetime().columnType('timestamptz(3)').nullable(),
    /** The instance takes every step automatically. */
    isDemo: p.boolean().default(false),
    storageGb: p.integer().$type<StorageGb>().nullable(),
    /** The end of the phone’s number, which is sealed beside it, and a keyed digest of it. */
    imei: p.text().nullable(),
    sealedImei: p.text().nullable(),
    imeiDigest: p.text().nullable(),
  },
  uniques: [{ name: 'trade_in_code', properties: ['code'] }],
  indexes: [
    { name: 'trade_in_hero', properties: ['heroId'] },
    { name: 'trade_in_imei', properties: ['imeiDigest'] },
    { name: 'trade_in_due', properties: ['state', 'dueAt', 'id'] },
  ],
});
