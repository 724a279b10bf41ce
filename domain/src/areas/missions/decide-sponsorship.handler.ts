import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { decideSponsorship } from './decide-sponsorship.js';
import { readOperatorSponsorship } from './read-sponsorships.js';

/** An operator approves or declines a sponsorship, with a reason that the sponsor sees. */
export const decideSponsorshipHandler = transactionalHandler<'decide-sponsorship'>(async (payload, transaction, { commandId, now }) => {
  const transactionId = await decideSponsorship(transaction, { ...payload, by: 'operator', cause: commandId, time: now });
  return { result: await readOperatorSponsorship(transaction, payload.sponsorshipId), transactionId };
});
