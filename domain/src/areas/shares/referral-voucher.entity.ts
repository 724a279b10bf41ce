import { defineEntity, p } from '@mikro-orm/core';
import { Hero } from '../heroes/heroes.area.js';

/** A voucher that a hero has for a friend's first trade: the friend has one too. */
export const ReferralVoucher = defineEntity({
  name: 'ReferralVoucher',
  tableName: 'referral_voucher',
  properties: {
    code: p.text().primary(),
    heroId: () => p.manyToOne(Hero).mapToPk().fieldName('hero_id'),
    /** The friend whose first trade it is for. */
    friendId: () => p.manyToOne(Hero).mapToPk().fieldName('friend_id'),
    issuedAt: p.datetime().columnType('timestamptz(3)'),
  },
  uniques: [{ name: 'referral_voucher_once', properties: ['heroId', 'friendId'] }],
  indexes: [{ name: 'referral_voucher_friend', properties: ['friendId'] }],
});
