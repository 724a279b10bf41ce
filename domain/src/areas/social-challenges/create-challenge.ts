import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { ChallengeForm } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockHero } from '../heroes/heroes.area.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { escrowFromBudget } from './challenge-budget.js';

const DAY_MS = 86_400_000;

export interface NewChallenge extends ChallengeForm {
  challengeId: string;
  creatorId: string;
  cause: string;
  time: Date;
}

/**
 * Creates a challenge, with what it may pay held in escrow, and its end on the schedule. Its creator takes part only by
 * joining like everybody. Throws `unknown_hero`, `budget_exhausted` or, for an id that is taken, `illegal_transition`.
 */
export async function createChallenge(transaction: Transaction, challenge: NewChallenge): Promise<string | undefined> {
  const { challengeId, creatorId, title, description, challengeType, targetValue, pointsReward, participantLimit, cause, time } = challenge;
  await lockHero(transaction, creatorId);
  const expiresAt = new Date(time.getTime() + challenge.duration * DAY_MS);
  const inserted = await transaction.query(
    `insert into social_challenge (id, creator_id, title, description, challenge_type, target_value, points_reward,
                                   participant_limit, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing returning id`,
    [
      challengeId, creatorId, title, description, challengeType, targetValue, pointsReward, participantLimit,
      time.toISOString(), expiresAt.toISOString(),
    ],
  );
  if (inserted.length === 0) throw new AppError('illegal_transition', `There is a challenge ${challengeId} already.`, { challengeId });
  const moved = await movePoints(
    transaction,
    await escrowFromBudget(transaction, { creatorId, challengeId, title, amount: pointsReward * participantLimit, time }),
  );
  await scheduleCommands(transaction, [
    { id: `end-social-challenge-${challengeId}`, name: 'end-social-challenge', payload: { challengeId }, dueAt: expiresAt },
  ]);
  const data = {
    challengeId, creatorId, title, description, challengeType, targetValue, pointsReward, participantLimit,
    createdAt: time.toISOString(), expiresAt: expiresAt.toISOString(),
  };
  return appendEvents(transaction, [{ type: 'social_challenge.created', subject: challengeId, cause, time, data }, ...moved]);
}
