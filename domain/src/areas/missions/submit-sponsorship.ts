import { DEMO_SPONSOR_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { CreateSponsorshipRequest } from '@planet-heroes/contracts/areas/missions/schemas';
import { SPONSORSHIP_APPROVAL_SECONDS } from '@planet-heroes/contracts/areas/missions/tiers';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { lockHero } from '../heroes/heroes.area.js';
import { unknownMission } from './lock-sponsorship.js';
import type { MissionTables } from './missions.entities.js';
import { readSponsorship } from './read-sponsorships.js';
import { fitsTier, takesSponsorships } from './sponsorship-policy.js';

export interface NewSponsorship extends CreateSponsorshipRequest {
  sponsorshipId: string;
  /** The hero who makes it in the public sponsor's place. */
  heroId?: string | undefined;
  /** Whether the sender may name any sponsor; others may name the public one only. */
  byOperator: boolean;
  cause: string;
  time: Date;
}

/** Takes a sponsorship in; a moment later the policy looks at it. Its id is the command's. */
export const submitSponsorshipByCaller = transactionalHandler<'submit-sponsorship'>(
  async (payload, transaction, { commandId, now }) => {
    const sponsorshipId = commandId;
    const transactionId = await submitSponsorship(transaction, {
      ...payload,
      sponsorshipId,
      cause: commandId,
      time: now,
    });
    const dueAt = new Date(now.getTime() + SPONSORSHIP_APPROVAL_SECONDS * 1000);
    await scheduleCommands(transaction, [
      { id: `review-sponsorship-${sponsorshipId}`, name: 'review-sponsorship', payload: { sponsorshipId }, dueAt },
    ]);
    return { result: await readSponsorship(transaction, sponsorshipId), transactionId };
  },
);

/**
 * Takes a sponsorship in for approval and returns the transaction of its event. Throws `unknown_sponsor`,
 * `not_your_sponsor`, `unknown_hero`, `unknown_mission`, `mission_closed`, `unknown_tier`, `invalid_amount`, or
 * `already_exists` for an id that is taken.
 */
export async function submitSponsorship(
  transaction: Transaction,
  sponsorship: NewSponsorship,
): Promise<string | undefined> {
  const { sponsorshipId, sponsorId, heroId, missionId, tierId, amount, message, isAnonymous, cause, time } =
    sponsorship;
  await checkSponsor(transaction, sponsorship);
  if (heroId !== undefined) await lockHero(transaction, heroId);
  await checkMission(transaction, missionId);
  await checkAmount(transaction, tierId, amount);
  const submitted = await transaction
    .tables<MissionTables>()
    .insertInto('mission_sponsorship')
    .values({
      id: sponsorshipId,
      sponsor: sponsorId,
      mission: missionId,
      tier: tierId,
      heroId: heroId ?? null,
      amount,
      message: message || null,
      isAnonymous,
      state: 'submitted',
      submittedAt: time,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!submitted)
    throw new AppError('already_exists', `There is a sponsorship ${sponsorshipId} already.`, { sponsorshipId });
  const data = {
    sponsorshipId,
    missionId,
    tierId,
    amount,
    isAnonymous,
    ...(!isAnonymous && { sponsorId, ...(heroId !== undefined && { heroId }) }),
  };
  return appendEvents(transaction, [{ type: 'sponsorship.submitted', subject: sponsorshipId, cause, time, data }]);
}

async function checkSponsor(transaction: Transaction, { sponsorId, byOperator }: NewSponsorship): Promise<void> {
  const known = await transaction.tables<MissionTables>().selectFrom('sponsor').select('id').where('id', '=', sponsorId)
    .executeTakeFirst();
  if (!known) throw new AppError('unknown_sponsor', `There is no sponsor "${sponsorId}".`, { sponsorId });
  if (byOperator || sponsorId === DEMO_SPONSOR_ID) return;
  throw new AppError('not_your_sponsor', 'Only our partner team can sponsor in this name. Please talk to us.');
}

async function checkMission(transaction: Transaction, missionId: string): Promise<void> {
  const mission = await transaction
    .tables<MissionTables>()
    .selectFrom('sponsored_mission')
    .select(['status', 'currentFunding', 'fundingGoal'])
    .where('id', '=', missionId)
    .executeTakeFirst();
  if (!mission) throw unknownMission(missionId);
  if (takesSponsorships(mission)) return;
  const why = mission.status === 'completed' ? 'is completed' : 'has all the funding that it needs';
  throw new AppError('mission_closed', `This mission ${why}. Please choose another one.`, { missionId });
}

async function checkAmount(transaction: Transaction, tierId: string, amount: number): Promise<void> {
  const tier = await transaction
    .tables<MissionTables>()
    .selectFrom('sponsorship_tier')
    .selectAll()
    .where('id', '=', tierId)
    .executeTakeFirst();
  if (!tier) throw new AppError('unknown_tier', `There is no sponsorship tier "${tierId}".`, { tierId });
  if (fitsTier(amount, tier)) return;
  const { name, minAmount: min, maxAmount: max } = tier;
  const range = max === null ? `from ${inDirhams(min)}` : `from ${inDirhams(min)} to ${inDirhams(max)}`;
  throw new AppError('invalid_amount', `The tier ${name} takes amounts ${range}.`, { min, max });
}

function inDirhams(fils: number): string {
  return `AED ${(fils / 100).toLocaleString('en', { minimumFractionDigits: fils % 100 === 0 ? 0 : 2 })}`;
}
