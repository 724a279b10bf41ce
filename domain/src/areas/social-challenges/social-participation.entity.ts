import { defineEntity, p } from '@mikro-orm/core';

/** One hero's part in a challenge. */
export const SocialParticipationRecord = defineEntity({
  name: 'SocialParticipationRecord',
  tableName: 'social_participation',
  properties: {
    challengeId: p.text().primary(),
    heroId: p.text().primary(),
    state: p.text(),
    /** In the type's smallest unit: grams for CO2. The target itself once it is reached. */
    progress: p.bigint('number').default(0),
    pointsEarned: p.bigint('number').default(0),
    /** Whether activities still count: false once it is completed or the challenge has ended. */
    isOpen: p.boolean().default(true),
    joinedAt: p.datetime().columnType('timestamptz(3)'),
    completedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});
