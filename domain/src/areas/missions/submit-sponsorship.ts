import { DEMO_SPONSOR_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { CreateSponsorshipRequest } from '@planet-heroes/contracts/areas/missions/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockHero } from '../heroes/heroes.area.js';
import { unknownMission } from './lock-sponsorship.js';
import { fitsTier, type MissionFunding, takesSponsorships, type TierBounds } from './sponsorship-policy.js';

export interface NewSponsorship extends CreateSponsorshipRequest {
  sponsorshipId: string;
  /** The hero who makes it in the public sponsor's place. */
  heroId?: string | undefined;
  /** Whether whoever sends it may name any sponsor; others may name the public one alone. */
  byOperator: boolean;
  cause: string;
  time: Date;
}

/**
 * Takes a sponsorship in for approval and returns the transaction of its event. Throws `unknown_sponsor`, `not_your_sponsor`,
 * `unknown_hero`, `unknown_mission`, `mission_closed`, `unknown_tier`, `invalid_amount`, or `illegal_transition` for an id that is taken.
 */
export async function submitSponsorship(transaction: Transaction, sponsorship: NewSponsorship): Promise<string | undefined> {
  const { sponsorshipId, sponsorId, heroId, missionId, tierId, amount, message, isAnonymous, cause, time } = sponsorship;
  await checkSponsor(transaction, sponsorship);
  if (heroId !== undefined) await lockHero(transaction, heroId);
  await checkMission(transaction, missionId);
  await checkAmount(transaction, tierId, amount);
  const inserted = await transaction.query(
    `insert into mission_sponsorship (id, sponsor_id, mission_id, tier_id, amount, message, is_anonymous, state, submitted_at, hero_id)
     values ($1, $2, $3, $4, $5, $6, $7, 'submitted', $8, $9) on conflict (id) do nothing returning id`,
    [sponsorshipId, sponsorId, missionId, tierId, amount, message || null, isAnonymous, time.toISOString(), heroId ?? null],
  );
  if (inserted.length === 0) throw new AppError('illegal_transition', `There is a sponsorship ${sponsorshipId} already.`, { sponsorshipId });
  const data = { sponsorshipId, missionId, tierId, amount, isAnonymous, ...(!isAnonymous && { sponsorId, ...(heroId !== undefined && { heroId }) }) };
  return appendEvents(transaction, [{ type: 'sponsorship.submitted', subject: sponsorshipId, cause, time, data }]);
}

async function checkSponsor(transaction: Transaction, { sponsorId, byOperator }: NewSponsorship): Promise<void> {
  const known = await transaction.query('select from sponsor where id = $1', [sponsorId]);
  if (known.length === 0) throw new AppError('unknown_sponsor', `There is no sponsor "${sponsorId}".`, { sponsorId });
  if (byOperator || sponsorId === DEMO_SPONSOR_ID) return;
  throw new AppError('not_your_sponsor', 'Only our partner team can sponsor in this name. Please talk to us.');
}

async function checkMission(transaction: Transaction, missionId: string): Promise<void> {
  const [mission] = await transaction.query<MissionFunding>(
    `select status, current_funding::float8 as "currentFunding", funding_goal::float8 as "fundingGoal"
     from sponsored_mission where id = $1`,
    [missionId],
  );
  if (!mission) throw unknownMission(missionId);
  if (takesSponsorships(mission)) return;
  const why = mission.status === 'completed' ? 'is completed' : 'has all the funding that it needs';
  throw new AppError('mission_closed', `This mission ${why}. Please choose another one.`, { missionId });
}

async function checkAmount(transaction: Transaction, tierId: string, amount: number): Promise<void> {
  const [tier] = await transaction.query<TierBounds & { name: string }>(
    'select name, min_amount::float8 as "minAmount", max_amount::float8 as "maxAmount" from sponsorship_tier where id = $1',
    [tierId],
  );
  if (!tier) throw new AppError('unknown_tier', `There is no sponsorship tier "${tierId}".`, { tierId });
  if (fitsTier(amount, tier)) return;
  const { name, minAmount: min, maxAmount: max } = tier;
  const range = max === null ? `from ${inDirhams(min)}` : `from ${inDirhams(min)} to ${inDirhams(max)}`;
  throw new AppError('invalid_amount', `The tier ${name} takes amounts ${range}.`, { min, max });
}

function inDirhams(fils: number): string {
  return `AED ${(fils / 100).toLocaleString('en', { minimumFractionDigits: fils % 100 === 0 ? 0 : 2 })}`;
}
