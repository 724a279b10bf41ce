import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { ClaimState } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { claimMovement } from './claim-rule.js';
import { claimStates } from './claim.states.js';

export interface ClaimAdvance {
  claimId: string;
  to: Exclude<ClaimState, 'claimed'>;
  /** Shown to the hero. */
  reason?: string | undefined;
  cause: string;
  time: Date;
}

/** A claim, locked with its hero, and with its reward where stock is to return. */
export interface LockedClaim {
  rewardId: string;
  heroId: string;
  title: string;
  pointsCost: number;
  state: ClaimState;
  claimedAt: Date;
  automatic: boolean;
}

/**
 * Locks a claim: first its reward, if the claim is to expire and its stock to return, then its hero, who may have left
 * meanwhile, then the claim itself. Throws `unknown_claim`.
 */
export async function lockClaim(transaction: Transaction, claimId: string, to: ClaimState): Promise<LockedClaim> {
  const [claim] = await transaction.query<{ reward_id: string; hero_id: string }>(
    'select reward_id, hero_id from reward_claim where id = $1',
    [claimId],
  );
  if (!claim) throw unknownClaim(claimId);
  const { reward_id: rewardId, hero_id: heroId } = claim;
  if (to === 'expired') await transaction.query('select from dubai_reward where id = $1 for no key update', [rewardId]);
  await transaction.query('select from hero where id = $1 for no key update', [heroId]);
  const [locked] = await transaction.query<Omit<LockedClaim, 'claimedAt'> & { claimedAt: string }>(
    `select claim.reward_id as "rewardId", claim.hero_id as "heroId", reward.title, claim.points_cost::float8 as "pointsCost",
            claim.state, to_json(claim.claimed_at) #>> '{}' as "claimedAt", reward.fulfilment = 'automatic' as automatic
     from reward_claim as claim join dubai_reward as reward on reward.id = claim.reward_id
     where claim.id = $1 for update of claim`,
    [claimId],
  );
  return { ...locked!, claimedAt: new Date(locked!.claimedAt) };
}

/**
 * Moves a claim on: fulfilled, its points are spent; expired, they and the stock return. Throws `unknown_claim` or
 * `illegal_transition`.
 */
export async function advanceClaim(transaction: Transaction, advance: ClaimAdvance): Promise<string | undefined> {
  const claim = await lockClaim(transaction, advance.claimId, advance.to);
  return advanceLockedClaim(transaction, claim, advance);
}

export async function advanceLockedClaim(
  transaction: Transaction,
  claim: LockedClaim,
  { claimId, to, reason, cause, time }: ClaimAdvance,
): Promise<string | undefined> {
  const { rewardId, heroId, state: from } = claim;
  claimStates.assert(claimId, from, to);
  await transaction.query(`update reward_claim set state = $2, ${to}_at = $3, reason = coalesce($4, reason) where id = $1`, [
    claimId, to, time.toISOString(), reason ?? null,
  ]);
  const moved: NewEvent[] = [];
  if (to === 'fulfilled') moved.push(...(await movePoints(transaction, [{ ...claimMovement('spend', { ...claim, claimId }), time }])));
  if (to === 'expired') {
    await transaction.query('update dubai_reward set claimed_quantity = claimed_quantity - 1 where id = $1', [rewardId]);
    moved.push(...(await movePoints(transaction, [{ ...claimMovement('release', { ...claim, claimId }), time }])));
  }
  const data = { claimId, rewardId, heroId, from, to, ...(reason && { reason }) };
  return appendEvents(transaction, [{ type: 'claim.advanced', subject: claimId, cause, time, data }, ...moved]);
}

export function unknownClaim(claimId: string): AppError {
  return new AppError('unknown_claim', `There is no claim "${claimId}".`, { claimId });
}
