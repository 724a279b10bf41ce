import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { joinDubaiChallenge as join } from './join-dubai-challenge.js';
import { readParticipation } from './read-participations.js';

/** A hero joins a Dubai challenge, once. */
export const joinDubaiChallenge = transactionalHandler<'join-dubai-challenge'>(async (payload, transaction, { commandId, now }) => {
  const transactionId = await join(transaction, { ...payload, cause: commandId, time: now });
  return { result: await readParticipation(transaction, payload.challengeId, payload.heroId), transactionId };
});
