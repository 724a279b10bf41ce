import { defineEntity, p } from '@mikro-orm/core';

/** A friend who joined by a hero's code: the hero's own one, or one of a share. */
export const ReferralRecord = defineEntity({
  name: 'ReferralRecord',
  tableName: 'referral',
  properties: {
    friendId: p.text().primary(),
    heroId: p.text(),
    code: p.text(),
  },
  indexes: [{ name: 'referral_hero', properties: ['heroId', 'code'] }],
});
