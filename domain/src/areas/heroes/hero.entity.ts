import { defineEntity, p } from '@mikro-orm/core';
import type { HidingReason } from '@planet-heroes/contracts/areas/heroes/moderation';
import type { AreaName } from '@planet-heroes/contracts/areas/pickups/areas';

/** A Planet Hero, with the folded numbers of the ledger. Points whole, CO2 in grams. */
export const Hero = defineEntity({
  name: 'Hero',
  tableName: 'hero',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    referralCode: p.text(),
    availablePoints: p.bigint('number').default(0),
    pendingPoints: p.bigint('number').default(0),
    heldPoints: p.bigint('number').default(0),
    /** What was taken back of held points: they pay it when they return. Part of `heldPoints`. */
    owedPoints: p.bigint('number').default(0),
    /** Sets the level; spending never lowers it. */
    lifetimePoints: p.bigint('number').default(0),
    /** What the leaderboard ranks. */
    score: p.bigint('number').default(0),
    /** The latest time among the activities that made the score: the earlier one wins a tie. */
    scoreReachedAt: p.datetime().columnType('timestamptz(3)'),
    bottlesPrevented: p.bigint('number').default(0),
    co2Saved: p.bigint('number').default(0),
    referralCount: p.integer().default(0),
    badges: p.array().default([]),
    joinedAt: p.datetime().columnType('timestamptz(3)'),
    /** The delivery zone that the hero lives in: some rewards are for one zone alone. */
    zoneId: p.text().nullable(),
    /** The area that the board names beside the last trade: only if the hero chose one. */
    boardArea: p.text().$type<AreaName>().nullable(),
    referredBy: () => p.manyToOne(Hero).mapToPk().fieldName('referred_by').nullable(),
    firstTradeAt: p.datetime().columnType('timestamptz(3)').nullable(),
    /** The last daily check-in. */
    checkedInAt: p.datetime().columnType('timestamptz(3)').nullable(),
    /** A visitor's hero before joining: shown to nobody and on no board. */
    guest: p.boolean().default(false),
    removedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    /** Since when the hero is on no board and without a name for others, and why. */
    hiddenAt: p.datetime().columnType('timestamptz(3)').nullable(),
    hiddenFor: p.text().$type<HidingReason>().nullable(),
    /** Since when the hero itself wants that: it stays so where support has hidden it meanwhile, and shows it again. */
    offBoardAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
  uniques: [{ name: 'hero_referral_code', properties: ['referralCode'] }],
});
