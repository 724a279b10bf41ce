import type { SponsoredMission, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import type {
  SponsoredMissionRecord,
  SponsorshipTierRecord,
} from '@planet-heroes/domain/areas/missions/missions.entities';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';

/** The state of a mission. Its opening may reach the log after later events. */
export interface MissionEntry {
  /** As it opened: `currentFunding` is what it began with. */
  opened: SponsoredMission | undefined;
  /** The sum of its approved sponsorships, fils. */
  approved: number;
  funded: boolean;
  completed: boolean;
}

/** Every mission as the tables show it. */
export async function loadMissions(snapshot: Queryable): Promise<Map<string, MissionEntry>> {
  const rows = await snapshot
    .tables<typeof SponsoredMissionRecord>()
    .selectFrom('sponsored_mission')
    .select(['id', 'title', 'description', 'category', 'status', 'openingStatus', 'targetZone', 'openingFunding'])
    .select(['currentFunding', 'fundingGoal', 'currentParticipants', 'pointsReward'])
    .execute();
  return new Map(
    rows.map(({ openingStatus, openingFunding, targetZone, status, ...mission }) => [
      mission.id,
      {
        opened: {
          ...mission,
          status: openingStatus,
          currentFunding: openingFunding,
          ...(targetZone !== null && { targetZone }),
        },
        approved: mission.currentFunding - openingFunding,
        funded: openingStatus === 'funding' && status !== 'funding',
        completed: status === 'completed',
      },
    ]),
  );
}

/** The tiers, smallest first. */
export async function loadTiers(snapshot: Queryable): Promise<SponsorshipTier[]> {
  const rows = await snapshot
    .tables<typeof SponsorshipTierRecord>()
    .selectFrom('sponsorship_tier')
    .select(['id', 'name', 'minAmount', 'maxAmount', 'badgeColor', 'benefits'])
    .orderBy('minAmount')
    .orderBy('id')
    .execute();
  return rows.map(({ maxAmount, badgeColor, benefits, ...tier }) => ({
    ...tier, ...(maxAmount !== null && { maxAmount }), badgeColor, benefits,
  }));
}
