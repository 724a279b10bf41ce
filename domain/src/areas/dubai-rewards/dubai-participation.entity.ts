import { defineEntity, p } from '@mikro-orm/core';
import { Hero } from '../heroes/heroes.area.js';
import { DubaiChallengeRecord } from './dubai-challenge.entity.js';

/** A hero's part in a Dubai challenge. */
export const DubaiParticipationRecord = defineEntity({
  name: 'DubaiParticipationRecord',
  tableName: 'dubai_participation',
  properties: {
    challengeId: () => p.manyToOne(DubaiChallengeRecord).mapToPk().fieldName('challenge_id').primary(),
    heroId: () => p.manyToOne(Hero).mapToPk().fieldName('hero_id').primary(),
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
