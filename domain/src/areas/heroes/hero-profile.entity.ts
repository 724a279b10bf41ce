import { defineEntity, p } from '@mikro-orm/core';

/** What a hero told of itself and nobody else may see. Gone without a trace when the hero is removed. */
export const HeroProfileRecord = defineEntity({
  name: 'HeroProfileRecord',
  tableName: 'hero_profile',
  properties: {
    heroId: p.text().primary(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    completedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});
