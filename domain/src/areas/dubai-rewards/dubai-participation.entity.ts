import { defineEntity, p } from '@mikro-orm/core';

/** A hero's part in a Dubai challenge. */
export const DubaiParticipationRecord = defineEntity({
  name: 'DubaiParticipationRecord',
  tableName: 'dubai_participation',
  properties: {
    challengeId: p.text().primary(),
    heroId: p.text().primary(),
    state: p.text().$type<'active' | 'completed'>(),
    /** In the challenge's metric, no further than its target. */
    progress: p.bigint('number').default(0),
    joinedAt: p.datetime().columnType('timestamptz(3)'),
    completedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    /** The reward item that completing it granted. */
    grantedItem: p.text().nullable(),
    pointsEarned: p.bigint('number').default(0),
  },
});
