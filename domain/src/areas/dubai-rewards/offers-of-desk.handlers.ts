import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { readOperatorChallenge, readOperatorReward } from './read-offers.js';
import { addDubaiReward, openDubaiChallenge, stockDubaiReward } from './record-dubai-offers.js';

/** The desk adds a reward. Throws `already_exists`, or `invalid_request` for one that would be over at once. */
export const addReward = transactionalHandler<'add-reward'>(async (payload, transaction, { commandId, now }) => {
  const expiresAt = endAhead(payload, now);
  const transactionId = await addDubaiReward(transaction, { ...payload, expiresAt, addedAt: now }, commandId);
  return { result: await readOperatorReward(transaction, payload.rewardId), transactionId };
});

/** The desk adds to a reward's stock. Throws `unknown_reward`, or `invalid_request` for one without a limit. */
export const stockReward = transactionalHandler<'stock-reward'>(async (payload, transaction, { commandId, now }) => {
  const transactionId = await stockDubaiReward(transaction, { ...payload, cause: commandId, time: now });
  return { result: await readOperatorReward(transaction, payload.rewardId), transactionId };
});

/** The desk opens a challenge. Throws `already_exists`, or `invalid_request` for one that would be over at once. */
export const openChallenge = transactionalHandler<'open-dubai-challenge'>(
  async (payload, transaction, { commandId, now }) => {
    const expiresAt = endAhead(payload, now);
    const transactionId = await openDubaiChallenge(transaction, { ...payload, expiresAt, openedAt: now }, commandId);
    return { result: await readOperatorChallenge(transaction, payload.challengeId), transactionId };
  },
);

/** A recorded offer may be over already; a new one of the desk may not. */
function endAhead({ expiresAt }: { expiresAt: string }, now: Date): Date {
  const end = new Date(expiresAt);
  if (end.getTime() > now.getTime()) return end;
  throw new AppError('invalid_request', 'expiresAt: must lie ahead', { expiresAt });
}
