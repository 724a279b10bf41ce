import { CLAIM_NOTES } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { advanceLockedClaim, lockClaim } from './advance-claim.js';
import { expiryStep, fulfilmentStep } from './claim-steps.js';
import { claimStates } from './claim.states.js';

const NOTES = { processing: undefined, fulfilled: CLAIM_NOTES.played, expired: CLAIM_NOTES.late };

/** Takes a claim's own next step; one that an operator moved meanwhile keeps to what the operator decided. */
export const continueClaim = transactionalHandler<'continue-claim'>(
  async ({ claimId, to }, transaction, { commandId, now, services }) => {
    const claim = await lockClaim(transaction, claimId, to);
    let { state } = claim;
    // Where a desk works nothing is handed over automatically: the claim waits for it until its time is over.
    if (to !== 'expired' && services.autoVerifySeconds === undefined) {
      await scheduleCommands(transaction, [expiryStep({ claimId, ...claim })]);
      return { result: { claimId, state }, transactionId: undefined };
    }
    let transactionId: string | undefined;
    if (claimStates.transitions[state].includes(to)) {
      transactionId = await advanceLockedClaim(transaction, claim, {
        claimId,
        to,
        reason: NOTES[to],
        cause: commandId,
        time: now,
      });
      state = to;
    }
    if (to === 'processing' && state === 'processing') await scheduleCommands(transaction, [
        fulfilmentStep({ claimId, ...claim }),
      ]);
    return { result: { claimId, state }, transactionId };
  },
);
