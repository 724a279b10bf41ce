import { defineEntity, p } from '@mikro-orm/core';
import type { ConditionAnswers, ConditionQuestion } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import type { FlagReason } from '@planet-heroes/contracts/areas/trade-ins/fair-play';
import type { HandoverMethod } from '@planet-heroes/contracts/areas/trade-ins/handover';
import type { StepActor, TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { PhotoSide } from '@planet-heroes/contracts/areas/trade-ins/photos';
import { TradeIn } from './trade-in.entity.js';

/** One step that a trade-in has made, in the order of `id`. */
export const TradeInStep = defineEntity({
  name: 'TradeInStep',
  tableName: 'trade_in_step',
  properties: {
    id: p.uuid().primary(),
    tradeInId: () => p.manyToOne(TradeIn).mapToPk().fieldName('trade_in_id'),
    state: p.text().$type<TradeInState>(),
    at: p.datetime().columnType('timestamptz(3)'),
    by: p.text().$type<StepActor>(),
    note: p.text().default(''),
  },
  indexes: [{ name: 'trade_in_step_of', properties: ['tradeInId', 'id'] }],
});

/** How a phone comes to the desk. Where and whom a courier finds goes with the hero who leaves. Fee in fils. */
export const TradeInHandover = defineEntity({
  name: 'TradeInHandover',
  tableName: 'trade_in_handover',
  properties: {
    tradeInId: () => p.manyToOne(TradeIn).mapToPk().fieldName('trade_in_id').primary(),
    method: p.text().$type<HandoverMethod>(),
    zoneId: p.text().nullable(),
    day: p.text().nullable(),
    slot: p.text().nullable(),
    startsAt: p.datetime().columnType('timestamptz(3)').nullable(),
    endsAt: p.datetime().columnType('timestamptz(3)').nullable(),
    address: p.text().nullable(),
    contact: p.text().nullable(),
    phone: p.text().nullable(),
    feeFils: p.bigint('number').default(0),
    /** The operator who comes to the door, once one has taken it. */
    courierId: p.text().nullable(),
    courierName: p.text().nullable(),
    /** The person who handed it over at the door, and the strokes of the signature. */
    signedBy: p.text().nullable(),
    signature: p.text().nullable(),
    signedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
  indexes: [{ name: 'trade_in_handover_route', properties: ['startsAt', 'tradeInId'] }],
});

/** What the desk found, and what it offers. Value in fils. */
export const TradeInInspection = defineEntity({
  name: 'TradeInInspection',
  tableName: 'trade_in_inspection',
  properties: {
    tradeInId: () => p.manyToOne(TradeIn).mapToPk().fieldName('trade_in_id').primary(),
    device: p.text(),
    condition: p.text(),
    valueFils: p.bigint('number'),
    points: p.bigint('number'),
    answers: p.json<ConditionAnswers>().nullable(),
    wrongAnswers: p.array().$type<ConditionQuestion[]>().default([]),
    note: p.text().default(''),
    inspectedAt: p.datetime().columnType('timestamptz(3)'),
    by: p.text().$type<StepActor>(),
    openUntil: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});

/** A photo of the phone, whose file is named after its id. The digest is of what was sent. */
export const TradeInPhoto = defineEntity({
  name: 'TradeInPhoto',
  tableName: 'trade_in_photo',
  properties: {
    id: p.uuid().primary(),
    tradeInId: () => p.manyToOne(TradeIn).mapToPk().fieldName('trade_in_id'),
    by: p.text().$type<PhotoSide>(),
    question: p.text().$type<ConditionQuestion>().nullable(),
    digest: p.text(),
    width: p.integer(),
    height: p.integer(),
    addedAt: p.datetime().columnType('timestamptz(3)'),
  },
  uniques: [{ name: 'trade_in_photo_once', properties: ['tradeInId', 'by', 'digest'] }],
});

/** Why the desk looks at a trade-in before it is credited, and who found it in order. */
export const TradeInFlag = defineEntity({
  name: 'TradeInFlag',
  tableName: 'trade_in_flag',
  properties: {
    tradeInId: () => p.manyToOne(TradeIn).mapToPk().fieldName('trade_in_id').primary(),
    reason: p.text().$type<FlagReason>().primary(),
    note: p.text(),
    raisedAt: p.datetime().columnType('timestamptz(3)'),
    clearedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    clearedBy: p.text().nullable(),
    /** The remark of the operator who cleared it. */
    remark: p.text().default(''),
  },
});

/** Where a phone goes that is not kept. It goes with the hero who leaves. */
export const TradeInReturn = defineEntity({
  name: 'TradeInReturn',
  tableName: 'trade_in_return',
  properties: {
    tradeInId: () => p.manyToOne(TradeIn).mapToPk().fieldName('trade_in_id').primary(),
    address: p.text(),
    contact: p.text(),
    phone: p.text(),
  },
});

export type JourneyTables =
  | typeof TradeInStep
  | typeof TradeInHandover
  | typeof TradeInReturn
  | typeof TradeInInspection
  | typeof TradeInPhoto
  | typeof TradeInFlag;
