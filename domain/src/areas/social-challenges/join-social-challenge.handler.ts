import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { joinChallenge } from './join-challenge.js';
import { readChallenge } from './read-challenge.js';

/** A hero takes a seat on a challenge. */
export const joinSocialChallenge = transactionalHandler<'join-social-challenge'>(async (payload, transaction, { commandId, now }) => {
  const transactionId = await joinChallenge(transaction, { ...payload, cause: commandId, time: now });
  return { result: await readChallenge(transaction, payload.challengeId, payload.heroId), transactionId };
});
