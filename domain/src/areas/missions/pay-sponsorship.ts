import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockSponsorship } from './lock-sponsorship.js';
import { readOperatorSponsorship } from './read-sponsorships.js';

/**
 * Finance notes that an approved sponsorship's money has come, with the bank's reference. Throws
 * `unknown_sponsorship` or `illegal_transition`.
 */
export const paySponsorship = transactionalHandler<'pay-sponsorship'>(
  async ({ sponsorshipId, reference }, transaction, { commandId: cause, now: time }) => {
    const sponsorship = await lockSponsorship(transaction, sponsorshipId);
    const { state, paidAt, mission } = sponsorship;
    if (state !== 'approved' || paidAt) {
      const text = paidAt ? 'This sponsorship is already paid.' : 'Only an approved sponsorship is paid.';
      throw new AppError('illegal_transition', text, { from: paidAt ? 'paid' : state });
    }
    Object.assign(sponsorship, { paidAt: time, paymentReference: reference });
    await transaction.em.flush();
    const paid = {
      type: 'sponsorship.paid' as const, subject: sponsorshipId, cause, time, data: { sponsorshipId, missionId: mission.id },
    };
    const transactionId = await appendEvents(transaction, [paid]);
    return { result: await readOperatorSponsorship(transaction, sponsorshipId), transactionId };
  },
);
