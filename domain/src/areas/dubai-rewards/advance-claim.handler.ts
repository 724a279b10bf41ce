import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { advanceClaim as advance } from './advance-claim.js';
import { readClaim } from './read-claims.js';

/** An operator moves a claim on, with a reason that its hero sees. */
export const advanceClaim = transactionalHandler<'advance-claim'>(async (payload, transaction, { commandId, now }) => {
  const transactionId = await advance(transaction, { ...payload, cause: commandId, time: now });
  // The outcome is kept under the operator, where a removal of the hero does not reach: it carries no address.
  return { result: { ...await readClaim(transaction, payload.claimId), deliverTo: null }, transactionId };
});
