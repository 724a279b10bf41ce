import type { OperatorChallenge, OperatorReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { OPEN_CLAIM_STATES } from './claim.states.js';
import type { DubaiChallengeRecord } from './dubai-challenge.entity.js';
import type { DubaiRewardRecord } from './dubai-reward.entity.js';
import type { RewardClaimRecord } from './reward-claim.entity.js';

/** The rewards that are on the list, in its order, with their stock. */
export async function readOperatorRewards(database: Queryable): Promise<OperatorReward[]> {
  const rewards = await rewardsIn(database).where('retiredAt', 'is', null)
    .orderBy('expiresAt', 'desc').orderBy('id').execute();
  return rewards.map(asReward);
}

/** One reward, which must be there. */
export async function readOperatorReward(database: Queryable, rewardId: string): Promise<OperatorReward> {
  return asReward(await rewardsIn(database).where('dubai_reward.id', '=', rewardId).executeTakeFirstOrThrow());
}

/** The challenges that are on the list, in its order. */
export async function readOperatorChallenges(database: Queryable): Promise<OperatorChallenge[]> {
  const challenges = await challengesIn(database).where('retiredAt', 'is', null)
    .orderBy('expiresAt', 'desc').orderBy('id').execute();
  return challenges.map(asChallenge);
}

/** One challenge, which must be there. */
export async function readOperatorChallenge(database: Queryable, challengeId: string): Promise<OperatorChallenge> {
  return asChallenge(await challengesIn(database).where('id', '=', challengeId).executeTakeFirstOrThrow());
}

function rewardsIn(database: Queryable) {
  return database.tables<typeof DubaiRewardRecord | typeof RewardClaimRecord>().selectFrom('dubai_reward')
    .leftJoin(
      (tables) =>
        tables.selectFrom('reward_claim').select(({ fn }) => ['rewardId as offer', fn.countAll<number>().as('held')])
          .where('state', 'in', OPEN_CLAIM_STATES).groupBy('rewardId').as('open'),
      (join) => join.onRef('open.offer', '=', 'dubai_reward.id'),
    )
    .select(['id', 'title', 'description', 'category', 'partner', 'valueFils as value', 'pointsCost'])
    .select(['availableQuantity', 'claimedQuantity', 'zoneRestriction', 'onePerHero', 'fulfilment', 'addedAt', 'expiresAt'])
    .select('open.held');
}

function challengesIn(database: Queryable) {
  return database.tables<typeof DubaiChallengeRecord>().selectFrom('dubai_challenge')
    .select(['id', 'title', 'description', 'category', 'targetZone', 'metric', 'target', 'pointsReward', 'rewardItem'])
    .select(['participants as currentParticipants', 'participantLimit', 'openedAt', 'expiresAt']);
}

type FoundReward = Awaited<ReturnType<ReturnType<typeof rewardsIn>['executeTakeFirstOrThrow']>>;
type FoundChallenge = Awaited<ReturnType<ReturnType<typeof challengesIn>['executeTakeFirstOrThrow']>>;

function asReward(found: FoundReward): OperatorReward {
  const { availableQuantity, zoneRestriction, addedAt, expiresAt, held, ...reward } = found;
  return {
    ...reward,
    ...(availableQuantity !== null && { availableQuantity }),
    ...(zoneRestriction !== null && { zoneRestriction }),
    addedAt: addedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    left: availableQuantity === null ? null : Math.max(0, availableQuantity - reward.claimedQuantity),
    held: held ?? 0,
  };
}

function asChallenge(found: FoundChallenge): OperatorChallenge {
  const { targetZone, participantLimit, openedAt, expiresAt, ...challenge } = found;
  return {
    ...challenge,
    ...(targetZone !== null && { targetZone }),
    ...(participantLimit !== null && { participantLimit }),
    openedAt: openedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
