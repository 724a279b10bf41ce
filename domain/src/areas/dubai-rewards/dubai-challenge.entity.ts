import { defineEntity, p } from '@mikro-orm/core';
import type { DubaiCategory, DubaiMetric } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';

/** A Dubai challenge. `metric` and `target` say what of a hero's verified trades completes it. */
export const DubaiChallengeRecord = defineEntity({
  name: 'DubaiChallengeRecord',
  tableName: 'dubai_challenge',
  properties: {
    id: p.text().primary(),
    title: p.text(),
    description: p.text(),
    category: p.text().$type<DubaiCategory>(),
    targetZone: p.text().nullable(),
    metric: p.text().$type<DubaiMetric>(),
    target: p.bigint('number'),
    pointsReward: p.bigint('number'),
    rewardItem: p.text(),
    participantLimit: p.integer().nullable(),
    /** Heroes who had joined before this was kept; they have no participation. */
    joinedBefore: p.integer().default(0),
    /** All who joined: those before, and one for each participation. */
    participants: p.integer().default(0),
    openedAt: p.datetime().columnType('timestamptz(3)'),
    expiresAt: p.datetime().columnType('timestamptz(3)'),
    /** When it left the list, some days after it was over. */
    retiredAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});
