import { defineEntity, p } from '@mikro-orm/core';

/** A mission that sponsors fund. Funding in fils: what it opened with, and what it has with all approved sponsorships. */
export const SponsoredMissionRecord = defineEntity({
  name: 'SponsoredMissionRecord',
  tableName: 'sponsored_mission',
  properties: {
    id: p.text().primary(),
    title: p.text(),
    description: p.text(),
    category: p.text(),
    status: p.text(),
    /** A mission that opened looking for funding becomes active when it has its goal. */
    openingStatus: p.text(),
    targetZone: p.text().nullable(),
    openingFunding: p.bigint('number'),
    currentFunding: p.bigint('number'),
    fundingGoal: p.bigint('number'),
    currentParticipants: p.integer(),
    pointsReward: p.integer(),
    openedAt: p.datetime().columnType('timestamptz(3)'),
  },
});
