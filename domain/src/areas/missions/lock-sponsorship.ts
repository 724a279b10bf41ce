import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { MissionStatus, SponsorshipState } from '@planet-heroes/contracts/areas/missions/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import type { MissionFunding, TierBounds } from './sponsorship-policy.js';

/** A mission's row, locked. */
export interface LockedMission extends MissionFunding {
  id: string;
}

/** A sponsorship with all that decides about it, locked. */
export interface LockedSponsorship {
  id: string;
  state: SponsorshipState;
  amount: number;
  isAnonymous: boolean;
  sponsor: { id: string; name: string };
  tier: TierBounds;
  mission: LockedMission;
}

/** Locks a mission for the rest of the transaction. Throws `unknown_mission`. */
export async function lockMission(transaction: Queryable, missionId: string): Promise<LockedMission> {
  const [row] = await transaction.query<LockedMission & { status: MissionStatus }>(
    `select id, status, current_funding::float8 as "currentFunding", funding_goal::float8 as "fundingGoal"
     from sponsored_mission where id = $1 for no key update`,
    [missionId],
  );
  if (!row) throw unknownMission(missionId);
  return row;
}

/**
 * Locks a sponsorship's mission, then the sponsorship: always in this order, so that all decisions about one mission
 * wait for each other. Throws `unknown_sponsorship`.
 */
export async function lockSponsorship(transaction: Queryable, sponsorshipId: string): Promise<LockedSponsorship> {
  const [found] = await transaction.query<{ mission_id: string }>('select mission_id from mission_sponsorship where id = $1', [sponsorshipId]);
  if (!found) throw unknownSponsorship(sponsorshipId);
  const mission = await lockMission(transaction, found.mission_id);
  const [row] = await transaction.query<Omit<LockedSponsorship, 'mission'>>(
    `select sponsorship.id, sponsorship.state, sponsorship.amount::float8 as amount, sponsorship.is_anonymous as "isAnonymous",
            json_build_object('id', sponsor.id, 'name', sponsor.name) as sponsor,
            json_build_object('minAmount', tier.min_amount, 'maxAmount', tier.max_amount) as tier
     from mission_sponsorship as sponsorship
     join sponsor on sponsor.id = sponsorship.sponsor_id
     join sponsorship_tier as tier on tier.id = sponsorship.tier_id
     where sponsorship.id = $1 for update of sponsorship`,
    [sponsorshipId],
  );
  return { ...row!, mission };
}

export function unknownMission(missionId: string): AppError {
  return new AppError('unknown_mission', `There is no mission "${missionId}".`, { missionId });
}

export function unknownSponsorship(sponsorshipId: string): AppError {
  return new AppError('unknown_sponsorship', `There is no sponsorship "${sponsorshipId}".`, { sponsorshipId });
}
