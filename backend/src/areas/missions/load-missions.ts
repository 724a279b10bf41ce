import type { MissionStatus, SponsoredMission, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import type { MissionEntry } from './missions.projection.js';

type Row = Omit<SponsoredMission, 'targetZone'> & { targetZone: string | null; openingStatus: MissionStatus; openingFunding: number };

/** Every mission as the tables show it. */
export async function loadMissions(snapshot: Queryable): Promise<Map<string, MissionEntry>> {
  const rows = await snapshot.query<Row>(
    `select id, title, description, category, status, opening_status as "openingStatus", target_zone as "targetZone",
            opening_funding::float8 as "openingFunding", current_funding::float8 as "currentFunding",
            funding_goal::float8 as "fundingGoal", current_participants as "currentParticipants", points_reward as "pointsReward"
     from sponsored_mission`,
  );
  return new Map(rows.map((row) => [row.id, asEntry(row)]));
}

function asEntry({ openingStatus, openingFunding, targetZone, status, ...mission }: Row): MissionEntry {
  return {
    opened: { ...mission, status: openingStatus, currentFunding: openingFunding, ...(targetZone !== null && { targetZone }) },
    approved: mission.currentFunding - openingFunding,
    funded: openingStatus === 'funding' && status !== 'funding',
    completed: status === 'completed',
  };
}

/** The tiers, smallest first. */
export async function loadTiers(snapshot: Queryable): Promise<SponsorshipTier[]> {
  const rows = await snapshot.query<Omit<SponsorshipTier, 'maxAmount'> & { maxAmount: number | null }>(
    `select id, name, min_amount::float8 as "minAmount", max_amount::float8 as "maxAmount", badge_color as "badgeColor", benefits
     from sponsorship_tier order by min_amount, id`,
  );
  return rows.map(({ maxAmount, badgeColor, benefits, ...tier }) => ({ ...tier, ...(maxAmount !== null && { maxAmount }), badgeColor, benefits }));
}
