import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import type { CommandPayload } from '@planet-heroes/contracts/commands';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockMission } from './lock-sponsorship.js';
import { missionStates } from './mission.states.js';
import type { SponsoredMissionRecord } from './missions.entities.js';

type MissionTerms = CommandPayload<'open-mission'>;

/** The desk opens a mission. Throws `already_exists`. */
export const openMissionByDesk = transactionalHandler<'open-mission'>(
  async (terms, transaction, { commandId, now }) => {
    const mission = missionOf(terms);
    return { result: mission, transactionId: await openMission(transaction, { mission, cause: commandId, time: now }) };
  },
);

/** The desk closes a mission whose work is done. Throws `unknown_mission` or `illegal_transition`. */
export const completeMissionByDesk = transactionalHandler<'complete-mission'>(
  async ({ missionId }, transaction, { commandId, now }) => {
    const transactionId = await completeMission(transaction, { missionId, cause: commandId, time: now });
    const { targetZone, ...mission } = await transaction.tables<typeof SponsoredMissionRecord>()
      .selectFrom('sponsored_mission')
      .select(['id', 'title', 'description', 'category', 'status', 'targetZone'])
      .select(['currentFunding', 'fundingGoal', 'currentParticipants', 'pointsReward'])
      .where('id', '=', missionId).executeTakeFirstOrThrow();
    return { result: { ...mission, ...(targetZone !== null && { targetZone }) }, transactionId };
  },
);

/** A mission as it begins, by the terms that it is opened with. */
export function missionOf({ missionId, openingFunding, targetZone, ...terms }: MissionTerms): SponsoredMission {
  return { ...terms, id: missionId, currentFunding: openingFunding, ...(targetZone && { targetZone }) };
}

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
