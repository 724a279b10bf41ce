import { defineEntity, p } from '@mikro-orm/core';
import type { SponsorshipState } from '@planet-heroes/contracts/areas/missions/tiers';
import type { MissionStatus, SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { Hero } from '../heroes/heroes.area.js';

/** A known sponsor. The name of an anonymous one is shown to operators only. */
export const Sponsor = defineEntity({
  name: 'Sponsor',
  tableName: 'sponsor',
  properties: { id: p.text().primary(), name: p.text() },
});

/** How much a sponsor gives for which benefits. Amounts in fils; without a maximum it is open-ended. */
export const SponsorshipTierRecord = defineEntity({
  name: 'SponsorshipTierRecord',
  tableName: 'sponsorship_tier',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    minAmount: p.bigint('number'),
    maxAmount: p.bigint('number').nullable(),
    badgeColor: p.text(),
    benefits: p.array(),
  },
});

/**
 * A mission that sponsors fund. Funding in fils: what it opened with, and what it has with all approved sponsorships.
 */
export const SponsoredMissionRecord = defineEntity({
  name: 'SponsoredMissionRecord',
  tableName: 'sponsored_mission',
  properties: {
    id: p.text().primary(),
    title: p.text(),
    description: p.text(),
    category: p.text().$type<SponsoredMission['category']>(),
    status: p.text().$type<MissionStatus>(),
    /** A mission that opened looking for funding becomes active when it has its goal. */
    openingStatus: p.text().$type<MissionStatus>(),
    targetZone: p.text().nullable(),
    openingFunding: p.bigint('number'),
    currentFunding: p.bigint('number'),
    fundingGoal: p.bigint('number'),
    currentParticipants: p.integer(),
    pointsReward: p.integer(),
    openedAt: p.datetime().columnType('timestamptz(3)'),
  },
});

/** What a sponsor gives, or wants to give, to a mission. Amount in fils. */
export const MissionSponsorship = defineEntity({
  name: 'MissionSponsorship',
  tableName: 'mission_sponsorship',
  properties: {
    id: p.text().primary(),
    sponsor: () => p.manyToOne(Sponsor),
    /** The hero who made it; the sponsor is then the public one. The message goes when that hero leaves. */
    heroId: () => p.manyToOne(Hero).mapToPk().fieldName('hero_id').nullable(),
    mission: () => p.manyToOne(SponsoredMissionRecord),
    tier: () => p.manyToOne(SponsorshipTierRecord),
    amount: p.bigint('number'),
    message: p.text().nullable(),
    isAnonymous: p.boolean(),
    state: p.text().$type<SponsorshipState>(),
    /** Why it is in review or was decided as it was, in words for the sponsor. */
    reason: p.text().nullable(),
    decidedBy: p.text().$type<'policy' | 'operator' | 'partner'>().nullable(),
    submittedAt: p.datetime().columnType('timestamptz(3)'),
    decidedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    /** When its money came, and the bank's reference. */
    paidAt: p.datetime().columnType('timestamptz(3)').nullable(),
    paymentReference: p.text().nullable(),
  },
  indexes: [
    { name: 'mission_sponsorship_mission', properties: ['mission', 'state'] },
    { name: 'mission_sponsorship_hero', properties: ['heroId'] },
    { name: 'mission_sponsorship_submitted', properties: ['submittedAt', 'id'] },
  ],
});

export type MissionTables =
  | typeof Sponsor
  | typeof SponsorshipTierRecord
  | typeof SponsoredMissionRecord
  | typeof MissionSponsorship;
