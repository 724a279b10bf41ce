import { CLAIM_STATES, type ClaimState, type RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { assertHero } from '../heroes/heroes.area.js';
import { unknownClaim } from './advance-claim.js';
import type { DubaiRewardRecord } from './dubai-reward.entity.js';
import type { RewardClaimRecord } from './reward-claim.entity.js';

/** Claims with what they are of, newest first. */
function claimsIn(database: Queryable) {
  return database
    .tables<typeof RewardClaimRecord | typeof DubaiRewardRecord>()
    .selectFrom('reward_claim as claim')
    .innerJoin('dubai_reward as offer', 'offer.id', 'claim.rewardId')
    .select([
      'claim.id as claimId',
      'claim.rewardId',
      'claim.heroId',
      'offer.title',
      'offer.partner',
      'offer.category',
      'offer.valueFils as value',
      'claim.pointsCost',
      'claim.state',
      'claim.reason',
      'claim.claimedAt',
      'claim.fulfilBy',
      'claim.processingAt',
      'claim.fulfilledAt',
      'claim.expiredAt',
    ])
    .orderBy('claim.claimedAt', 'desc')
    .orderBy('claim.id', 'desc');
}

type Found = Awaited<ReturnType<ReturnType<typeof claimsIn>['executeTakeFirstOrThrow']>>;

/** A hero's claims, newest first. Throws `unknown_hero`. */
export async function readClaimsOf(database: Queryable, heroId: string, limit = 200): Promise<RewardClaim[]> {
  await assertHero(database, heroId);
  return (await claimsIn(database).where('claim.heroId', '=', heroId).limit(limit).execute()).map(asClaim);
}

/** The claims of all heroes, or those in one state, newest first. */
export async function readClaims(
  database: Queryable,
  state: ClaimState | undefined,
  limit: number,
): Promise<RewardClaim[]> {
  const claims = claimsIn(database).limit(limit);
  return (await (state ? claims.where('claim.state', '=', state) : claims).execute()).map(asClaim);
}

/** One claim. Throws `unknown_claim`. */
export async function readClaim(database: Queryable, claimId: string): Promise<RewardClaim> {
  const found = await claimsIn(database).where('claim.id', '=', claimId).executeTakeFirst();
  if (!found) throw unknownClaim(claimId);
  return asClaim(found);
}

function asClaim({ claimedAt, fulfilBy, processingAt, fulfilledAt, expiredAt, ...claim }: Found): RewardClaim {
  const times = { claimed: claimedAt, processing: processingAt, fulfilled: fulfilledAt, expired: expiredAt };
  const timeline = CLAIM_STATES.flatMap((state) => times[state] ? [{ state, at: times[state].toISOString() }] : []);
  return { ...claim, claimedAt: claimedAt.toISOString(), fulfilBy: fulfilBy.toISOString(), timeline };
}
