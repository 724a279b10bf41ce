import { defineEntity, p } from '@mikro-orm/core';
import { Hero } from './hero.entity.js';

/** What a hero entered about itself and nobody else may see. Deleted with the hero. */
export const HeroProfileRecord = defineEntity({
  name: 'HeroProfileRecord',
  tableName: 'hero_profile',
  properties: {
    heroId: () => p.oneToOne(Hero).owner().mapToPk().fieldName('hero_id').primary(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    completedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});
