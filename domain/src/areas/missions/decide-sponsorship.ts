import { DEMO_SPONSOR_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { SponsorshipState } from '@planet-heroes/contracts/areas/missions/tiers';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { type LockedSponsorship, lockSponsorship } from './lock-sponsorship.js';
import { missionStates } from './mission.states.js';
import { readOperatorSponsorship } from './read-sponsorships.js';
import { objectionsTo, obstaclesTo, remainingFunding, reviewReason } from './sponsorship-policy.js';
import { sponsorshipStates } from './sponsorship.states.js';

/** What somebody decided about a sponsorship; `review` leaves it to an operator. */
export interface SponsorshipDecision {
  sponsorshipId: string;
  decision: 'approve' | 'decline' | 'review';
  /** In words for the sponsor. */
  reason: string | null;
  by: 'policy' | 'operator' | 'partner';
  cause: string;
  time: Date;
}

const DECIDED = {
  approve: { state: 'approved', event: 'sponsorship.approved' },
  decline: { state: 'declined', event: 'sponsorship.declined' },
  review: { state: 'in_review', event: 'sponsorship.sent_to_review' },
} as const satisfies Record<SponsorshipDecision['decision'], { state: SponsorshipState; event: string }>;

/** An operator approves or declines a sponsorship, with a reason that the sponsor sees. */
export const decideSponsorshipByOperator = transactionalHandler<'decide-sponsorship'>(
  async (payload, transaction, { commandId, now }) => {
    const transactionId = await decideSponsorship(transaction, {
      ...payload,
      by: 'operator',
      cause: commandId,
      time: now,
    });
    return { result: await readOperatorSponsorship(transaction, payload.sponsorshipId), transactionId };
  },
);

/**
 * Approves a sponsorship that is within policy, as things stand by now, and hands any other one to an operator: on an
 * instance with a desk also what anybody gives as the public sponsor.
 */
export const reviewSponsorship = transactionalHandler<'review-sponsorship'>(
  async ({ sponsorshipId }, transaction, { commandId, now, services }) => {
    const sponsorship = await lockSponsorship(transaction, sponsorshipId);
    // Somebody was quicker than the policy.
    if (sponsorship.state !== 'submitted')
      return { result: { sponsorshipId, state: sponsorship.state }, transactionId: undefined };
    const isKnown = services.autoVerifySeconds !== undefined || sponsorship.sponsor.id !== DEMO_SPONSOR_ID;
    const objections = objectionsTo({ ...sponsorship, isKnown });
    const [decision, reason] = objections.length === 0
      ? (['approve', null] as const)
      : (['review', reviewReason(objections)] as const);
    const transactionId = await carryOut(transaction, sponsorship, {
      sponsorshipId,
      decision,
      reason,
      by: 'policy',
      cause: commandId,
      time: now,
    });
    return { result: { sponsorshipId, state: decision === 'approve' ? 'approved' : 'in_review' }, transactionId };
  },
);

/**
 * Carries a decision out and returns the transaction of its events. Funding moves at an approval and at no other time.
 * Throws `unknown_sponsorship`, `illegal_transition`, `mission_closed`, `mission_over_funded`, or `invalid_request` for
 * a reason that would name who stays anonymous.
 */
export async function decideSponsorship(
  transaction: Transaction,
  decision: SponsorshipDecision,
): Promise<string | undefined> {
  return carryOut(transaction, await lockSponsorship(transaction, decision.sponsorshipId), decision);
}

async function carryOut(
  transaction: Transaction,
  sponsorship: LockedSponsorship,
  decision: SponsorshipDecision,
): Promise<string | undefined> {
  const { id, mission, amount } = sponsorship;
  const { reason, by, cause, time } = decision;
  const { state, event } = DECIDED[decision.decision];
  sponsorshipStates.assert(id, sponsorship.state, state);
  assertKeepsSecret(sponsorship, reason);
  const decided = state !== 'in_review';
  const envelope = { subject: id, cause, time };
  const events: NewEvent[] = event === 'sponsorship.approved'
    ? [
      { type: event, ...envelope, data: { sponsorshipId: id, missionId: mission.id, amount } },
      ...fund(sponsorship, decision),
    ]
    : [{ type: event, ...envelope, data: { sponsorshipId: id, missionId: mission.id } }];
  Object.assign(sponsorship, { state, reason, decidedBy: decided ? by : null, decidedAt: decided ? time : null });
  await transaction.em.flush();
  return appendEvents(transaction, events);
}

/** Adds an approved amount to its mission. A mission that looked for funding becomes active when it has its goal. */
function fund({ amount, mission }: LockedSponsorship, { cause, time }: SponsorshipDecision): NewEvent[] {
  const remaining = remainingFunding(mission);
  const [obstacle] = obstaclesTo(amount, mission);
  if (obstacle === 'mission_closed') {
    throw new AppError('mission_closed', 'This mission is completed and takes no more funding.', {
      missionId: mission.id,
    });
  }
  if (obstacle) {
    throw new AppError('mission_over_funded', 'This is more than the mission still needs.', {
      missionId: mission.id,
      amount,
      remaining,
    });
  }
  const funded = mission.status === 'funding' && amount === remaining;
  mission.currentFunding += amount;
  if (!funded) return [];
  missionStates.assert(mission.id, mission.status, 'active');
  mission.status = 'active';
  return [{ type: 'mission.funded', subject: mission.id, cause, time, data: { missionId: mission.id } }];
}

/** The reason can be read by everybody who knows the sponsorship’s id. */
function assertKeepsSecret({ isAnonymous, sponsor }: LockedSponsorship, reason: string | null): void {
  const told = reason?.toLowerCase() ?? '';
  if (!isAnonymous || ![sponsor.name, sponsor.id].some((secret) => told.includes(secret.toLowerCase()))) return;
  throw new AppError('invalid_request', 'reason: must not name a sponsor who stays anonymous');
}
