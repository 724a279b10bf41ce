import { defineEntity, p } from '@mikro-orm/core';
import type { DubaiCategory } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';

/** A Dubai reward. Value in fils. */
export const DubaiRewardRecord = defineEntity({
  name: 'DubaiRewardRecord',
  tableName: 'dubai_reward',
  properties: {
    id: p.text().primary(),
    title: p.text(),
    description: p.text(),
    category: p.text().$type<DubaiCategory>(),
    partner: p.text(),
    valueFils: p.bigint('number'),
    pointsCost: p.bigint('number'),
    /** How many there are in all; null where there is no limit. */
    availableQuantity: p.bigint('number').nullable(),
    /** Claimed before this was kept; they have no claim. */
    claimedBefore: p.integer().default(0),
    /** All that are taken: those before, and one for each claim that has not expired. */
    claimedQuantity: p.integer().default(0),
    zoneRestriction: p.text().nullable(),
    onePerHero: p.boolean().default(false),
    /** `automatic`: the desk hands it over, or nobody in a demonstration. `partner`: a partner does and reports it. */
    fulfilment: p.text().$type<'automatic' | 'partner'>(),
    addedAt: p.datetime().columnType('timestamptz(3)'),
    expiresAt: p.datetime().columnType('timestamptz(3)'),
    /** When it left the list, some days after it was over. */
    retiredAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});
