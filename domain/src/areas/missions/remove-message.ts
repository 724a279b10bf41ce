import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { forgetMessageAnswers } from './erase-messages.js';
import { lockSponsorship } from './lock-sponsorship.js';

/** Support takes the message of a sponsorship away; what was given stays. Throws `unknown_sponsorship`. */
export const removeSponsorshipMessage = transactionalHandler<'remove-sponsorship-message'>(
  async ({ sponsorshipId, reason }, transaction, { commandId: cause, now: time }) => {
    const sponsorship = await lockSponsorship(transaction, sponsorshipId);
    if (sponsorship.message === null) return { result: { sponsorshipId }, transactionId: undefined };
    sponsorship.message = null;
    await transaction.em.flush();
    await forgetMessageAnswers(transaction, [sponsorshipId]);
    const data = { sponsorshipId, missionId: sponsorship.mission.id, reason };
    const removed = { type: 'sponsorship.message_removed' as const, subject: sponsorshipId, cause, time, data };
    return { result: { sponsorshipId }, transactionId: await appendEvents(transaction, [removed]) };
  },
);
