import { defineEntity, p } from '@mikro-orm/core';
import { Hero } from './hero.entity.js';

/** When a hero was given a badge. Those of the sample heroes came with them and have no date. */
export const HeroBadge = defineEntity({
  name: 'HeroBadge',
  tableName: 'hero_badge',
  properties: {
    heroId: () => p.manyToOne(Hero).mapToPk().fieldName('hero_id').primary(),
    badge: p.text().primary(),
    awardedAt: p.datetime().columnType('timestamptz(3)'),
  },
});
