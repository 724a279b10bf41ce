import { MissionSponsorship } from './mission-sponsorship.entity.js';
import { SponsoredMissionRecord } from './sponsored-mission.entity.js';
import { Sponsor } from './sponsor.entity.js';
import { SponsorshipTierRecord } from './sponsorship-tier.entity.js';

/** The tables of this area. */
export const SPONSORSHIP_ENTITIES = [Sponsor, SponsorshipTierRecord, SponsoredMissionRecord, MissionSponsorship] as const;
