import { defineEntity, p } from '@mikro-orm/core';
import type { ClaimState } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { Hero } from '../heroes/heroes.area.js';
import { DubaiRewardRecord } from './dubai-reward.entity.js';

/** A hero's claim of a reward, with the points that it cost then. */
export const RewardClaimRecord = defineEntity({
  name: 'RewardClaimRecord',
  tableName: 'reward_claim',
  properties: {
    id: p.text().primary(),
    rewardId: () => p.manyToOne(DubaiRewardRecord).mapToPk().fieldName('reward_id'),
    heroId: () => p.manyToOne(Hero).mapToPk().fieldName('hero_id'),
    pointsCost: p.bigint('number'),
    /** True for a reward of which a hero may have one alone: a second open or fulfilled one is refused by an index. */
    single: p.boolean(),
    state: p.text().$type<ClaimState>(),
    claimedAt: p.datetime().columnType('timestamptz(3)'),
    fulfilBy: p.datetime().columnType('timestamptz(3)'),
    processingAt: p.datetime().columnType('timestamptz(3)').nullable(),
    fulfilledAt: p.datetime().columnType('timestamptz(3)').nullable(),
    expiredAt: p.datetime().columnType('timestamptz(3)').nullable(),
    reason: p.text().nullable(),
  },
});
