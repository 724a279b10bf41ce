import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockMission } from './lock-sponsorship.js';
import { missionStates } from './mission.states.js';
import type { SponsoredMissionRecord } from './missions.entities.js';

/**
 * Opens a mission with the funding that it has, and returns the transaction of its event. Throws `already_exists` for
 * an id that is taken.
 */
export async function openMission(
  transaction: Transaction,
  { mission, cause, time }: { mission: SponsoredMission; cause: string; time: Date },
): Promise<string | undefined> {
  if (!(await insertMission(transaction, mission, time))) {
    throw new AppError('already_exists', `There is a mission ${mission.id} already.`, { missionId: mission.id });
  }
  return appendEvents(transaction, [{ type: 'mission.opened', subject: mission.id, cause, time, data: { mission } }]);
}

/** Writes a mission's row; false when its id is taken. */
export async function insertMission(
  transaction: Transaction,
  mission: SponsoredMission,
  openedAt: Date,
): Promise<boolean> {
  const {
    id,
    title,
    description,
    category,
    status,
    targetZone = null,
    currentFunding,
    fundingGoal,
    currentParticipants,
    pointsReward,
  } = mission;
  const inserted = await transaction
    .tables<typeof SponsoredMissionRecord>()
    .insertInto('sponsored_mission')
    .values({
      id, title, description, category, targetZone, fundingGoal, currentParticipants, pointsReward, openedAt,
      status, openingStatus: status, currentFunding, openingFunding: currentFunding,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Closes a mission whose work is done. Throws `unknown_mission` or `illegal_transition`. */
export async function completeMission(
  transaction: Transaction,
  { missionId, cause, time }: { missionId: string; cause: string; time: Date },
): Promise<string | undefined> {
  const mission = await lockMission(transaction, missionId);
  missionStates.assert(missionId, mission.status, 'completed');
  mission.status = 'completed';
  await transaction.em.flush();
  return appendEvents(transaction, [{
    type: 'mission.completed',
    subject: missionId,
    cause,
    time,
    data: { missionId },
  }]);
}
