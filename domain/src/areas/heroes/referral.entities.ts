import { defineEntity, p } from '@mikro-orm/core';
import { Hero } from './hero.entity.js';

/** A friend who joined by a hero's code: the hero's own one, or one of a share. */
export const ReferralRecord = defineEntity({
  name: 'ReferralRecord',
  tableName: 'referral',
  properties: {
    friendId: () => p.oneToOne(Hero).owner().mapToPk().fieldName('friend_id').primary(),
    heroId: () => p.manyToOne(Hero).mapToPk().fieldName('hero_id'),
    code: p.text(),
  },
  indexes: [{ name: 'referral_hero', properties: ['heroId', 'code'] }],
});

/** A code that a browser made for a share: it leads to the hero who shared it first (design: "join bonus"). */
export const ShareCode = defineEntity({
  name: 'ShareCode',
  tableName: 'share_code',
  properties: {
    code: p.text().primary(),
    heroId: () => p.manyToOne(Hero).mapToPk().fieldName('hero_id'),
    tiedAt: p.datetime().columnType('timestamptz(3)'),
  },
  indexes: [{ name: 'share_code_hero', properties: ['heroId'] }],
});
