import { type InferEntity, LoadStrategy } from '@mikro-orm/core';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Transaction } from '../../kernel/database/database.js';
import { MissionSponsorship, SponsoredMissionRecord } from './missions.entities.js';

export type LockedMission = InferEntity<typeof SponsoredMissionRecord>;
export type LockedSponsorship = Awaited<ReturnType<typeof lockSponsorship>>;

/** Locks a mission for the rest of the transaction. Throws `unknown_mission`. */
export async function lockMission(transaction: Transaction, missionId: string): Promise<LockedMission> {
  const locked = await transaction
    .tables<typeof SponsoredMissionRecord>()
    .selectFrom('sponsored_mission')
    .select('id')
    .where('id', '=', missionId)
    // New sponsorships refer to the mission: they need not wait.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) throw unknownMission(missionId);
  return transaction.em.findOneOrFail(SponsoredMissionRecord, missionId, { refresh: true });
}

/**
 * Locks a sponsorship's mission, then the sponsorship: always in this order, so that all decisions about one mission
 * wait for each other. Comes with all that decides about it. Throws `unknown_sponsorship`.
 */
export async function lockSponsorship(transaction: Transaction, sponsorshipId: string) {
  const sponsorships = transaction.tables<typeof MissionSponsorship>().selectFrom('mission_sponsorship')
    .where('id', '=', sponsorshipId);
  const found = await sponsorships.select('mission').executeTakeFirst();
  if (!found) throw unknownSponsorship(sponsorshipId);
  await lockMission(transaction, found.mission);
  await sponsorships.select('id').forUpdate().execute();
  // Not locked as it is loaded: that would lock the sponsor and the tier, too, to which new sponsorships refer.
  return transaction.em.findOneOrFail(MissionSponsorship, sponsorshipId, {
    populate: ['mission', 'sponsor', 'tier'],
    strategy: LoadStrategy.SELECT_IN,
    refresh: true,
  });
}

export function unknownMission(missionId: string): AppError {
  return new AppError('unknown_mission', `There is no mission "${missionId}".`, { missionId });
}

export function unknownSponsorship(sponsorshipId: string): AppError {
  return new AppError('unknown_sponsorship', `There is no sponsorship "${sponsorshipId}".`, { sponsorshipId });
}
