import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import type { DubaiRewardRecord } from './dubai-reward.entity.js';
import {
  insertDubaiChallenge,
  insertDubaiReward,
  type NewDubaiChallenge,
  type NewDubaiReward,
} from './dubai-offers.js';

/** Opens a challenge that an operator sent. Throws `already_exists`. */
export async function openDubaiChallenge(
  transaction: Transaction,
  challenge: NewDubaiChallenge,
  cause: string,
): Promise<string | undefined> {
  if (!(await insertDubaiChallenge(transaction, challenge))) throw alreadyExists('challenge', challenge.challengeId);
  const { openedAt: time, expiresAt, joinedBefore = 0, ...told } = challenge;
  const data = { ...told, expiresAt: expiresAt.toISOString(), currentParticipants: joinedBefore };
  return appendEvents(transaction, [{
    type: 'dubai_challenge.opened',
    subject: challenge.challengeId,
    cause,
    time,
    data,
  }]);
}

/** Adds a reward that an operator sent. Throws `already_exists`. */
export async function addDubaiReward(
  transaction: Transaction,
  reward: NewDubaiReward,
  cause: string,
): Promise<string | undefined> {
  if (!(await insertDubaiReward(transaction, reward))) throw alreadyExists('reward', reward.rewardId);
  const { addedAt: time, expiresAt, claimedBefore = 0, onePerHero: _onePerHero, fulfilment: _fulfilment, ...told } =
    reward;
  const data = { ...told, expiresAt: expiresAt.toISOString(), claimedQuantity: claimedBefore };
  return appendEvents(transaction, [{ type: 'reward.added', subject: reward.rewardId, cause, time, data }]);
}

/** Adds to a reward's stock. Throws `unknown_reward`, or `invalid_request` for one without a limit. */
export async function stockDubaiReward(
  transaction: Transaction,
  { rewardId, quantity, cause, time }: { rewardId: string; quantity: number; cause: string; time: Date },
): Promise<string | undefined> {
  const reward = await transaction
    .tables<typeof DubaiRewardRecord>()
    .updateTable('dubai_reward')
    .set((eb) => ({ availableQuantity: eb('availableQuantity', '+', quantity) }))
    .where('id', '=', rewardId)
    .returning('availableQuantity as stock')
    .executeTakeFirst();
  if (!reward) throw new AppError('unknown_reward', `There is no reward "${rewardId}".`, { rewardId });
  if (reward.stock === null)
    throw new AppError('invalid_request', `Reward ${rewardId} has no limit, so it needs no stock.`, { rewardId });
  return appendEvents(transaction, [{
    type: 'reward.stocked',
    subject: rewardId,
    cause,
    time,
    data: { rewardId, quantity },
  }]);
}

function alreadyExists(noun: string, id: string): AppError {
  return new AppError('already_exists', `There is a ${noun} "${id}" already.`, { id });
}
