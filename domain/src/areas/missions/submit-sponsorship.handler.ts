import { SPONSORSHIP_APPROVAL_SECONDS } from '@planet-heroes/contracts/areas/missions/tiers';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { readSponsorship } from './read-sponsorships.js';
import { submitSponsorship } from './submit-sponsorship.js';

/** Takes a sponsorship in; a moment later the policy looks at it. Its id is the command's. */
export const submitSponsorshipHandler = transactionalHandler<'submit-sponsorship'>(async (payload, transaction, { commandId, now }) => {
  const sponsorshipId = commandId;
  const transactionId = await submitSponsorship(transaction, { ...payload, sponsorshipId, cause: commandId, time: now });
  const dueAt = new Date(now.getTime() + SPONSORSHIP_APPROVAL_SECONDS * 1000);
  await scheduleCommands(transaction, [
    { id: `review-sponsorship-${sponsorshipId}`, name: 'review-sponsorship', payload: { sponsorshipId }, dueAt },
  ]);
  return { result: await readSponsorship(transaction, sponsorshipId), transactionId };
});
