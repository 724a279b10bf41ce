import { defineEntity, p } from '@mikro-orm/core';

/** A social eco-challenge. The reward is points for each participant who reaches the target. */
export const SocialChallengeRecord = defineEntity({
  name: 'SocialChallengeRecord',
  tableName: 'social_challenge',
  properties: {
    id: p.text().primary(),
    creatorId: p.text(),
    title: p.text(),
    description: p.text(),
    challengeType: p.text(),
    /** In the type's unit: kg for CO2, AED for trade value. */
    targetValue: p.bigint('number'),
    pointsReward: p.bigint('number'),
    participantLimit: p.integer(),
    currentParticipants: p.integer().default(0),
    completedParticipants: p.integer().default(0),
    createdAt: p.datetime().columnType('timestamptz(3)'),
    expiresAt: p.datetime().columnType('timestamptz(3)'),
    /** Set once it has expired, or everybody on a full challenge has completed it. */
    endedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});
