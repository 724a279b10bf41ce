import { comesAsCode } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { advanceLockedClaim, lockClaim } from './advance-claim.js';
import { claimStates } from './claim.states.js';
import { readClaim } from './read-claims.js';

/**
 * An operator moves a claim on, with a reason that its hero sees: a reward that comes as a code is not handed over
 * without it, and one that is sent not without an address. Throws `unknown_claim`, `illegal_transition`,
 * `reward_code_required` or `reward_address_required`.
 */
export const advanceClaim = transactionalHandler<'advance-claim'>(async (payload, transaction, { commandId, now }) => {
  const { claimId, to, reason } = payload;
  const claim = await lockClaim(transaction, claimId, to);
  claimStates.assert(claimId, claim.state, to);
  const isCode = comesAsCode(claim.category);
  if (to === 'fulfilled' && isCode && reason === undefined) {
    throw new AppError('reward_code_required', `${claim.title} comes as a code or a booking: write it for the hero.`);
  }
  if (to === 'fulfilled' && !isCode && (await readClaim(transaction, claimId)).deliverTo === null) {
    throw new AppError('reward_address_required', `${claim.title} is sent, and its hero has given no address yet.`);
  }
  const transactionId = await advanceLockedClaim(transaction, claim, { ...payload, cause: commandId, time: now });
  // The outcome is kept under the operator, where a removal of the hero does not reach: it carries no address.
  return { result: { ...await readClaim(transaction, claimId), deliverTo: null }, transactionId };
});
