import { defineEntity, p } from '@mikro-orm/core';
import type { ChallengeType } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { ParticipationState } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { Hero } from '../heroes/heroes.area.js';

/** A social eco-challenge. The reward is points for each participant who reaches the target. */
export const SocialChallengeRecord = defineEntity({
  name: 'SocialChallengeRecord',
  tableName: 'social_challenge',
  properties: {
    id: p.text().primary(),
    creatorId: () => p.manyToOne(Hero).mapToPk().fieldName('creator_id'),
    title: p.text(),
    description: p.text(),
    challengeType: p.text().$type<ChallengeType>(),
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

/** One hero's part in a challenge. */
export const SocialParticipationRecord = defineEntity({
  name: 'SocialParticipationRecord',
  tableName: 'social_participation',
  properties: {
    challengeId: () => p.manyToOne(SocialChallengeRecord).mapToPk().fieldName('challenge_id').primary(),
    heroId: () => p.manyToOne(Hero).mapToPk().fieldName('hero_id').primary(),
    state: p.text().$type<ParticipationState>(),
    /** In the type's smallest unit: grams for CO2. The target itself once it is reached. */
    progress: p.bigint('number').default(0),
    pointsEarned: p.bigint('number').default(0),
    /** Whether activities still count: false once it is completed or the challenge has ended. */
    isOpen: p.boolean().default(true),
    joinedAt: p.datetime().columnType('timestamptz(3)'),
    completedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});

export type SocialChallengeTables = typeof SocialChallengeRecord | typeof SocialParticipationRecord;
