import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockMission } from './lock-sponsorship.js';
import { missionStates } from './mission.states.js';

/** Opens a mission with the funding that it has, and returns the transaction of its event. Throws `illegal_transition` for an id that is taken. */
export async function openMission(
  transaction: Transaction,
  { mission, cause, time }: { mission: SponsoredMission; cause: string; time: Date },
): Promise<string | undefined> {
  if (!(await insertMission(transaction, mission, time))) {
    throw new AppError('illegal_transition', `There is a mission ${mission.id} already.`, { missionId: mission.id });
  }
  return appendEvents(transaction, [{ type: 'mission.opened', subject: mission.id, cause, time, data: { mission } }]);
}

/** Writes a mission's row; false when its id is taken. */
export async function insertMission(transaction: Transaction, mission: SponsoredMission, openedAt: Date): Promise<boolean> {
  const { id, title, description, category, status, targetZone, currentFunding, fundingGoal, currentParticipants, pointsReward } = mission;
  const inserted = await transaction.query(
    `insert into sponsored_mission (id, title, description, category, status, opening_status, target_zone, opening_funding,
                                    current_funding, funding_goal, current_participants, points_reward, opened_at)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $7, $8, $9, $10, $11) on conflict (id) do nothing returning id`,
    [id, title, description, category, status, targetZone ?? null, currentFunding, fundingGoal, currentParticipants, pointsReward, openedAt.toISOString()],
  );
  return inserted.length > 0;
}

/** Closes a mission whose work is done. Throws `unknown_mission` or `illegal_transition`. */
export async function completeMission(
  transaction: Transaction,
  { missionId, cause, time }: { missionId: string; cause: string; time: Date },
): Promise<string | undefined> {
  const mission = await lockMission(transaction, missionId);
  missionStates.assert(missionId, mission.status, 'completed');
  await transaction.query(`update sponsored_mission set status = 'completed' where id = $1`, [missionId]);
  return appendEvents(transaction, [{ type: 'mission.completed', subject: missionId, cause, time, data: { missionId } }]);
}
