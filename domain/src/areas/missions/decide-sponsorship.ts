import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { SponsorshipState } from '@planet-heroes/contracts/areas/missions/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { type LockedSponsorship, lockSponsorship } from './lock-sponsorship.js';
import { missionStates } from './mission.states.js';
import { obstaclesTo, remainingFunding } from './sponsorship-policy.js';
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

const OUTCOMES = {
  approve: { state: 'approved', event: 'sponsorship.approved' },
  decline: { state: 'declined', event: 'sponsorship.declined' },
  review: { state: 'in_review', event: 'sponsorship.sent_to_review' },
} as const satisfies Record<SponsorshipDecision['decision'], { state: SponsorshipState; event: string }>;

/**
 * Carries a decision out and returns the transaction of its events. Funding moves at an approval and at no other time. Throws
 * `unknown_sponsorship`, `illegal_transition`, `mission_closed`, `mission_over_funded`, or `invalid_request` for a reason that
 * would name who stays anonymous.
 */
export async function decideSponsorship(transaction: Transaction, decision: SponsorshipDecision): Promise<string | undefined> {
  return carryOut(transaction, await lockSponsorship(transaction, decision.sponsorshipId), decision);
}

/** The same for a sponsorship that is locked already. */
export async function carryOut(transaction: Transaction, sponsorship: LockedSponsorship, decision: SponsorshipDecision): Promise<string | undefined> {
  const { id, mission, amount } = sponsorship;
  const { reason, by, cause, time } = decision;
  const { state, event } = OUTCOMES[decision.decision];
  sponsorshipStates.assert(id, sponsorship.state, state);
  assertKeepsSecret(sponsorship, reason);
  const decided = state !== 'in_review';
  const envelope = { subject: id, cause, time };
  const events: NewEvent[] =
    event === 'sponsorship.approved'
      ? [{ type: event, ...envelope, data: { sponsorshipId: id, missionId: mission.id, amount } }, ...(await fund(transaction, sponsorship, decision))]
      : [{ type: event, ...envelope, data: { sponsorshipId: id, missionId: mission.id } }];
  await transaction.query(
    'update mission_sponsorship set state = $2, reason = $3, decided_by = $4, decided_at = $5 where id = $1',
    [id, state, reason, decided ? by : null, decided ? time.toISOString() : null],
  );
  return appendEvents(transaction, events);
}

/** Adds an approved amount to its mission. A mission that looked for funding becomes active when it has its goal. */
async function fund(transaction: Transaction, { amount, mission }: LockedSponsorship, { cause, time }: SponsorshipDecision): Promise<NewEvent[]> {
  const remaining = remainingFunding(mission);
  const [obstacle] = obstaclesTo(amount, mission);
  if (obstacle === 'mission_closed') {
    throw new AppError('mission_closed', 'This mission is completed and takes no more funding.', { missionId: mission.id });
  }
  if (obstacle) {
    throw new AppError('mission_over_funded', 'This is more than the mission still needs.', { missionId: mission.id, amount, remaining });
  }
  const funded = mission.status === 'funding' && amount === remaining;
  if (funded) missionStates.assert(mission.id, mission.status, 'active');
  await transaction.query('update sponsored_mission set current_funding = current_funding + $2, status = $3 where id = $1', [
    mission.id, amount, funded ? 'active' : mission.status,
  ]);
  return funded ? [{ type: 'mission.funded', subject: mission.id, cause, time, data: { missionId: mission.id } }] : [];
}

/** The reason can be read by everybody who knows the sponsorship’s id. */
function assertKeepsSecret({ isAnonymous, sponsor }: LockedSponsorship, reason: string | null): void {
  const told = reason?.toLowerCase() ?? '';
  if (!isAnonymous || ![sponsor.name, sponsor.id].some((secret) => told.includes(secret.toLowerCase()))) return;
  throw new AppError('invalid_request', 'reason: must not name a sponsor who stays anonymous');
}
