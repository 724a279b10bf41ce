import { SPONSORSHIP_APPROVAL_SECONDS } from '@planet-heroes/contracts/areas/missions/tiers';
import { EVERY_CHOICE, type Seeds, WITH_CATALOGUE } from '../../kernel/seeds/seeds.js';
import { insertMission } from './open-mission.js';
import { KNOWN_SPONSORS, MISSIONS, SAMPLE_SPONSORSHIPS, TIERS } from './mission-catalogue.js';
import type {
  MissionSponsorship,
  SponsoredMissionRecord,
  Sponsor,
  SponsorshipTierRecord,
} from './missions.entities.js';

const OPENED_AT = new Date('2025-10-01T08:00:00Z');

/** What this area begins with. */
export const MISSION_SEEDS: Seeds = {
  sponsors: {
    for: EVERY_CHOICE,
    async run(transaction) {
      await transaction.tables<typeof Sponsor>().insertInto('sponsor').values(KNOWN_SPONSORS).execute();
    },
  },
  'sponsorship-tiers': {
    for: EVERY_CHOICE,
    async run(transaction) {
      const tiers = TIERS.map(({ maxAmount = null, ...tier }) => ({ ...tier, maxAmount }));
      await transaction.tables<typeof SponsorshipTierRecord>().insertInto('sponsorship_tier').values(tiers).execute();
    },
  },
  'sponsored-missions': {
    for: WITH_CATALOGUE,
    /** Among real people with those that look for sponsors, from nothing. */
    async run(transaction, choice) {
      const missions = choice !== 'catalogue' ? MISSIONS : MISSIONS.filter(({ status }) => status === 'funding')
        .map((mission) => ({ ...mission, currentFunding: 0, currentParticipants: 0 }));
      for (const mission of missions) await insertMission(transaction, mission, OPENED_AT);
    },
  },
  'sample-sponsorships': {
    for: ['demo'],
    /** The sponsors of the sample missions: what they gave is part of the funding that is shown. */
    async run(transaction) {
      const tables = transaction.tables<typeof MissionSponsorship | typeof SponsoredMissionRecord>();
      for (const { mission, amount, submittedAt, ...given } of SAMPLE_SPONSORSHIPS) {
        const decidedAt = new Date(submittedAt.getTime() + SPONSORSHIP_APPROVAL_SECONDS * 1000);
        await tables
          .insertInto('mission_sponsorship')
          .values({ ...given, mission, amount, state: 'approved', decidedBy: 'policy', submittedAt, decidedAt })
          .execute();
        await tables
          .updateTable('sponsored_mission')
          .set((eb) => ({ openingFunding: eb('openingFunding', '-', amount) }))
          .where('id', '=', mission)
          .execute();
      }
    },
  },
};
