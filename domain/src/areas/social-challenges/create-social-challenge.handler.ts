import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { createChallenge } from './create-challenge.js';
import { readChallenge } from './read-challenge.js';

/** Creates a challenge, whose id is the command's. */
export const createSocialChallenge = transactionalHandler<'create-social-challenge'>(async (payload, transaction, { commandId, now }) => {
  const transactionId = await createChallenge(transaction, { ...payload, challengeId: commandId, cause: commandId, time: now });
  return { result: await readChallenge(transaction, commandId, payload.creatorId), transactionId };
});
