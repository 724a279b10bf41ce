import { defineEntity, p } from '@mikro-orm/core';

/**
 * The public totals, split over shards so that trades of different heroes do not wait for one row. Their sum counts.
 */
export const ImpactTotal = defineEntity({
  name: 'ImpactTotal',
  tableName: 'impact_total',
  properties: {
    shard: p.smallint().primary(),
    bottlesPrevented: p.bigint('number').default(0),
    /** Grams. */
    co2Saved: p.bigint('number').default(0),
    /** Fils. */
    rewards: p.bigint('number').default(0),
    heroes: p.bigint('number').default(0),
    points: p.bigint('number').default(0),
  },
});

export const IMPACT_SHARDS = 16;
