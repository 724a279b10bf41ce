import { defineEntity, p } from '@mikro-orm/core';
import type { BATCH_STATES, PayoutMethod, PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import { Hero } from '../heroes/heroes.area.js';
import { TradeIn } from '../trade-ins/trade-ins.area.js';

/** How one trade-in is paid. Amount in fils; the account’s number is sealed, and shown masked. */
export const Payout = defineEntity({
  name: 'Payout',
  tableName: 'payout',
  properties: {
    tradeInId: () => p.manyToOne(TradeIn).mapToPk().fieldName('trade_in_id').primary(),
    heroId: () => p.manyToOne(Hero).mapToPk().fieldName('hero_id'),
    method: p.text().$type<PayoutMethod>().nullable(),
    state: p.text().$type<PayoutState>(),
    amountFils: p.bigint('number').nullable(),
    /** What its hero keeps of a payout that was withdrawn, since it was spent before. Fils. */
    keptFils: p.bigint('number').default(0),
    holder: p.text().nullable(),
    account: p.text().nullable(),
    sealedIban: p.text().nullable(),
    batchId: p.text().nullable(),
    owedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    paidAt: p.datetime().columnType('timestamptz(3)').nullable(),
    reference: p.text().nullable(),
  },
  indexes: [
    { name: 'payout_hero', properties: ['heroId'] },
    { name: 'payout_state', properties: ['state', 'owedAt', 'tradeInId'] },
    { name: 'payout_batch_of', properties: ['batchId'] },
  ],
});

/** Transfers that go to the bank together. Amount in fils. */
export const PayoutBatch = defineEntity({
  name: 'PayoutBatch',
  tableName: 'payout_batch',
  properties: {
    id: p.text().primary(),
    state: p.text().$type<(typeof BATCH_STATES)[number]>(),
    count: p.integer(),
    amountFils: p.bigint('number'),
    proposedAt: p.datetime().columnType('timestamptz(3)'),
    proposedById: p.text(),
    proposedBy: p.text(),
    approvedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    approvedBy: p.text().nullable(),
    refusedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    refusedBy: p.text().nullable(),
    /** Why it was refused. */
    refusal: p.text().nullable(),
    settledAt: p.datetime().columnType('timestamptz(3)').nullable(),
    settledBy: p.text().nullable(),
    /** The bank's, of the settled batch. */
    reference: p.text().nullable(),
    /** How many of its transfers came back. */
    returnedCount: p.integer().nullable(),
    /** How much of it. */
    returnedFils: p.bigint('number').nullable(),
  },
  indexes: [{ name: 'payout_batch_newest', properties: ['proposedAt'] }],
});

/** A code that stands for money in the shop’s order link. Amount in fils. */
export const CreditCode = defineEntity({
  name: 'CreditCode',
  tableName: 'credit_code',
  properties: {
    code: p.text().primary(),
    heroId: () => p.manyToOne(Hero).mapToPk().fieldName('hero_id'),
    amountFils: p.bigint('number'),
    issuedAt: p.datetime().columnType('timestamptz(3)'),
    /** When the shop took it. */
    usedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    /** When its hero turned it back into credit. */
    undoneAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
  indexes: [{ name: 'credit_code_hero', properties: ['heroId'] }],
});

export type PayoutTables = typeof Payout | typeof PayoutBatch | typeof CreditCode;
