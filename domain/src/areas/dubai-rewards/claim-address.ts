import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Reaction } from '../../kernel/areas/area.js';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { lockClaim, unknownClaim } from './advance-claim.js';
import type { ClaimAddressRecord } from './claim-address.entity.js';
import { OPEN_CLAIM_STATES } from './claim.states.js';
import { readClaim } from './read-claims.js';
import type { RewardClaimRecord } from './reward-claim.entity.js';

/**
 * Where the reward of a hero's own claim goes. Throws `unknown_claim`, or `illegal_transition` once it was handed over
 * or has expired.
 */
export const setClaimAddress = transactionalHandler<'set-claim-address'>(
  async ({ claimId, heroId, ...deliverTo }, transaction) => {
    const claim = await lockClaim(transaction, claimId, 'processing');
    if (claim.heroId !== heroId) throw unknownClaim(claimId);
    if (!OPEN_CLAIM_STATES.includes(claim.state)) {
      throw new AppError('illegal_transition', `${claim.title} is ${claim.state}: its address stays as it is.`, {
        from: claim.state, legal: [],
      });
    }
    await transaction.tables<typeof ClaimAddressRecord>().insertInto('claim_address').values({ claimId, ...deliverTo })
      .onConflict((conflict) => conflict.column('claimId').doUpdateSet(deliverTo)).execute();
    return { result: await readClaim(transaction, claimId), transactionId: undefined };
  },
);

/** When a hero leaves, where claimed rewards went goes too. */
export const forgetClaimAddresses: Reaction<'hero.removed'> = async (transaction, events) => {
  const tables = transaction.tables<typeof ClaimAddressRecord | typeof RewardClaimRecord>();
  await tables.deleteFrom('claim_address')
    .where('claimId', 'in', tables.selectFrom('reward_claim').select('id')
      .where('heroId', 'in', events.map(({ data }) => data.heroId)))
    .execute();
};
