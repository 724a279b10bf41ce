import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { carryOut } from './decide-sponsorship.js';
import { lockSponsorship } from './lock-sponsorship.js';
import { objectionsTo, reviewReason } from './sponsorship-policy.js';

/** Approves a sponsorship that is within policy, as things stand by now, and hands any other one to an operator. */
export const reviewSponsorship = transactionalHandler<'review-sponsorship'>(async ({ sponsorshipId }, transaction, { commandId, now }) => {
  const sponsorship = await lockSponsorship(transaction, sponsorshipId);
  // Somebody was quicker than the policy.
  if (sponsorship.state !== 'submitted') return { result: { sponsorshipId, state: sponsorship.state }, transactionId: undefined };
  const objections = objectionsTo(sponsorship);
  const [decision, reason] = objections.length === 0 ? (['approve', null] as const) : (['review', reviewReason(objections)] as const);
  const transactionId = await carryOut(transaction, sponsorship, { sponsorshipId, decision, reason, by: 'policy', cause: commandId, time: now });
  return { result: { sponsorshipId, state: decision === 'approve' ? 'approved' : 'in_review' }, transactionId };
});
