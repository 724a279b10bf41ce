import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { DubaiCategory } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import type { ClaimState } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { overdrawn, repaid } from '../../kernel/points/take-back.js';
import { type Hero, purseOf } from '../heroes/heroes.area.js';
import { claimMovement, type ClaimPoints } from './claim-rule.js';
import { claimStates } from './claim.states.js';
import type { DubaiRewardRecord } from './dubai-reward.entity.js';
import type { RewardClaimRecord } from './reward-claim.entity.js';

/** When a claim reached each state. */
const REACHED_AT = { processing: 'processingAt', fulfilled: 'fulfilledAt', expired: 'expiredAt' } as const;

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
  category: DubaiCategory;
  pointsCost: number;
  state: ClaimState;
  claimedAt: Date;
  fulfilBy: Date;
  automatic: boolean;
}

/**
 * Locks a claim: first its reward, if the claim is to expire and its stock to return, then its hero, who may have left
 * meanwhile, then the claim itself. Throws `unknown_claim`.
 */
export async function lockClaim(transaction: Transaction, claimId: string, to: ClaimState): Promise<LockedClaim> {
  const tables = transaction.tables<typeof RewardClaimRecord | typeof DubaiRewardRecord | typeof Hero>();
  const claim = await tables
    .selectFrom('reward_claim')
    .select(['rewardId', 'heroId'])
    .where('id', '=', claimId)
    .executeTakeFirst();
  if (!claim) throw unknownClaim(claimId);
  if (to === 'expired') {
    await tables.selectFrom('dubai_reward').select('id').where('id', '=', claim.rewardId).forNoKeyUpdate().execute();
  }
  await tables.selectFrom('hero').select('id').where('id', '=', claim.heroId).forNoKeyUpdate().execute();
  const { fulfilment, ...locked } = await tables
    .selectFrom('reward_claim')
    .innerJoin('dubai_reward', 'dubai_reward.id', 'reward_claim.rewardId')
    .select(['reward_claim.rewardId', 'reward_claim.heroId', 'reward_claim.pointsCost', 'reward_claim.state'])
    .select(['reward_claim.claimedAt', 'reward_claim.fulfilBy', 'dubai_reward.title', 'dubai_reward.category', 'dubai_reward.fulfilment'])
    .where('reward_claim.id', '=', claimId)
    .forUpdate('reward_claim')
    .executeTakeFirstOrThrow();
  return { ...locked, automatic: fulfilment === 'automatic' };
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
  const tables = transaction.tables<typeof RewardClaimRecord | typeof DubaiRewardRecord>();
  await tables
    .updateTable('reward_claim')
    .set({ state: to, [REACHED_AT[to]]: time, ...(reason !== undefined && { reason }) })
    .where('id', '=', claimId)
    .execute();
  if (to === 'expired') {
    await tables
      .updateTable('dubai_reward')
      .set((eb) => ({ claimedQuantity: eb('claimedQuantity', '-', 1) }))
      .where('id', '=', rewardId)
      .execute();
  }
  const moved = to === 'processing' ? [] : await settleHeld(transaction, { ...claim, claimId }, to, time);
  const data = { claimId, rewardId, heroId, from, to, ...(reason && { reason }) };
  return appendEvents(transaction, [{ type: 'claim.advanced', subject: claimId, cause, time, data }, ...moved]);
}

/**
 * Spends or returns what was held. What was taken back of it meanwhile is paid first; of what is spent it can no longer
 * be taken.
 */
async function settleHeld(
  transaction: Transaction,
  claim: ClaimPoints,
  to: 'fulfilled' | 'expired',
  time: Date,
): Promise<NewEvent[]> {
  const purse = await purseOf(transaction, claim.heroId);
  const { pointsCost } = claim;
  const moving = (kind: 'spend' | 'release' | 'repay' | 'overdraw', amount: number) => ({
    ...claimMovement(kind, claim), amount, time,
  });
  if (to === 'fulfilled')
    return movePoints(transaction, [moving('overdraw', overdrawn(purse, pointsCost)), moving('spend', pointsCost)]);
  const paid = repaid(purse, pointsCost);
  return movePoints(transaction, [moving('repay', paid), moving('release', pointsCost - paid)]);
}

export function unknownClaim(claimId: string): AppError {
  return new AppError('unknown_claim', `There is no claim "${claimId}".`, { claimId });
}
