import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { endChallenge } from './end-challenge.js';

/** Ends a challenge that has expired; one that ended before stays as it is. */
export const endSocialChallenge = transactionalHandler<'end-social-challenge'>(async ({ challengeId }, transaction, { commandId, now }) => {
  const transactionId = await endChallenge(transaction, { challengeId, cause: commandId, time: now });
  return { result: { ended: transactionId !== undefined }, transactionId };
});
