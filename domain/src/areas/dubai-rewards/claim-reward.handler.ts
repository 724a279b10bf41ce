import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { claimReward as claim, claimRewardAtOnce } from './claim-reward.js';
import { type ClaimTerms, termsSql } from './claim-terms.js';

/** Claims a reward for a hero. The claim's id is the command's. */
export const claimReward = transactionalHandler<'claim-reward', ClaimTerms>(
  async (payload, transaction, { commandId, now }) => {
    const { receipt, transactionId } = await claim(transaction, asClaim(payload, commandId, now));
    return { result: receipt, transactionId };
  },
  {
    read: { name: 'claim-terms', sql: termsSql(3), parameters: ({ rewardId, heroId }, commandId) => [rewardId, heroId, commandId] },
    write: (terms, payload, database, { commandId, now }, job) => claimRewardAtOnce(database, asClaim(payload, commandId, now), terms, job),
  },
);

function asClaim(payload: { rewardId: string; heroId: string }, commandId: string, now: Date) {
  return { ...payload, claimId: commandId, cause: commandId, time: now, stepsFollow: true };
}
