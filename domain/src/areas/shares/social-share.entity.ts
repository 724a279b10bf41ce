import { defineEntity, p } from '@mikro-orm/core';
import type { SocialShare } from '@planet-heroes/contracts/areas/shares/schemas';
import { Hero } from '../heroes/heroes.area.js';

/** A hero shared something. */
export const SocialShareRecord = defineEntity({
  name: 'SocialShareRecord',
  tableName: 'social_share',
  properties: {
    id: p.text().primary(),
    heroId: () => p.manyToOne(Hero).mapToPk().fieldName('hero_id'),
    shareType: p.text().$type<SocialShare['shareType']>(),
    contentId: p.text(),
    platform: p.text().$type<SocialShare['platform']>(),
    shareUrl: p.text(),
    shareText: p.text(),
    /** The code that brings friends to this hero. */
    code: p.text(),
    sharedAt: p.datetime().columnType('timestamptz(3)'),
  },
  indexes: [{ name: 'social_share_hero', properties: ['heroId', 'sharedAt'] }],
});
