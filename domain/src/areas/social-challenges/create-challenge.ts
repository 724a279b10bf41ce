import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { ChallengeForm } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockHero } from '../heroes/heroes.area.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { escrowFromBudget } from './challenge-budget.js';
import { assertMayOpen, assertWorth } from './may-open-challenge.js';
import { readChallenge } from './read-challenge.js';
import type { SocialChallengeRecord } from './social-challenges.entities.js';

export interface NewChallenge extends ChallengeForm {
  challengeId: string;
  creatorId: string;
  cause: string;
  time: Date;
}

/** Creates a challenge of a hero who may open one, whose id is the command's. */
export const createSocialChallenge = transactionalHandler<'create-social-challenge'>(
  async (payload, transaction, { commandId, now }) => {
    await assertMayOpen(transaction, payload.creatorId, now);
    assertWorth(payload);
    const transactionId = await createChallenge(transaction, {
      ...payload,
      challengeId: commandId,
      cause: commandId,
      time: now,
    });
    return { result: await readChallenge(transaction, commandId, payload.creatorId), transactionId };
  },
);

/**
 * Creates a challenge, with what it may pay held in escrow, and its end on the schedule. Its creator takes part only by
 * joining like everybody. Throws `unknown_hero`, `budget_exhausted` or, for an id that is taken, `already_exists`.
 */
export async function createChallenge(transaction: Transaction, challenge: NewChallenge): Promise<string | undefined> {
  const {
    challengeId,
    creatorId,
    title,
    description,
    challengeType,
    targetValue,
    pointsReward,
    participantLimit,
    cause,
    time,
  } = challenge;
  await lockHero(transaction, creatorId);
  const expiresAt = new Date(time.getTime() + challenge.duration * DAY_MS);
  const created = await transaction
    .tables<typeof SocialChallengeRecord>()
    .insertInto('social_challenge')
    .values({
      id: challengeId, creatorId, title, description, challengeType, targetValue, pointsReward, participantLimit,
      createdAt: time, expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw new AppError('already_exists', `There is a challenge ${challengeId} already.`, { challengeId });
  const moved = await movePoints(
    transaction,
    await escrowFromBudget(transaction, {
      creatorId,
      challengeId,
      title,
      amount: pointsReward * participantLimit,
      time,
    }),
  );
  await scheduleCommands(transaction, [
    {
      id: `end-social-challenge-${challengeId}`,
      name: 'end-social-challenge',
      payload: { challengeId },
      dueAt: expiresAt,
    },
  ]);
  const data = {
    challengeId, creatorId, title, description, challengeType, targetValue, pointsReward, participantLimit,
    createdAt: time.toISOString(), expiresAt: expiresAt.toISOString(),
  };
  return appendEvents(transaction, [
    { type: 'social_challenge.created', subject: challengeId, cause, time, data },
    ...moved,
  ]);
}
