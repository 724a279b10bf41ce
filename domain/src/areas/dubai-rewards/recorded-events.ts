import type { DUBAI_REWARDS_INGEST_EVENTS } from '@planet-heroes/contracts/areas/dubai-rewards/events';
import type { Transaction } from '../../kernel/database/database.js';
import { lockHeroes } from '../heroes/heroes.area.js';
import { activityOf, causeOf, type EventHandlersOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { advanceClaim } from './advance-claim.js';
import { claimRewards } from './claim-rewards.js';
import { joinDubaiChallenges } from './join-dubai-challenges.js';
import type { DubaiRewardRecord } from './dubai-reward.entity.js';
import { addDubaiReward, openDubaiChallenge, stockDubaiReward } from './record-dubai-offers.js';
import type { RewardClaimRecord } from './reward-claim.entity.js';

const applyAdvance = oneByOne<'claim.advanced'>((transaction, event) =>
  advanceClaim(transaction, activityOf(event)),
);

/**
 * Locks all that a batch of several needs, in one order, so that two batches wait for each other instead of
 * deadlocking.
 */
async function lockInOrder(transaction: Transaction, claimIds: readonly string[]): Promise<void> {
  if (claimIds.length < 2) return;
  const tables = transaction.tables<typeof RewardClaimRecord | typeof DubaiRewardRecord>();
  const claims = await tables.selectFrom('reward_claim').select(['rewardId', 'heroId']).where('id', 'in', claimIds)
    .execute();
  if (claims.length === 0) return;
  const rewardIds = claims.map(({ rewardId }) => rewardId);
  await tables.selectFrom('dubai_reward').select('id').where('id', 'in', rewardIds).orderBy('id').forNoKeyUpdate()
    .execute();
  await lockHeroes(transaction, claims.map(({ heroId }) => heroId));
}

/** A recorded fact of each kind. */
export const DUBAI_REWARDS_EVENTS: EventHandlersOf<typeof DUBAI_REWARDS_INGEST_EVENTS> = {
  'dubai_challenge.opened': oneByOne((transaction, event) => {
    const openedAt = new Date(event.time);
    return openDubaiChallenge(
      transaction,
      { ...event.data, openedAt, expiresAt: new Date(event.data.expiresAt) },
      causeOf(event),
    );
  }),
  'dubai_challenge.joined': (transaction, events) => joinDubaiChallenges(transaction, events.map(activityOf)),
  'reward.added': oneByOne((transaction, event) => {
    const addedAt = new Date(event.time);
    return addDubaiReward(
      transaction,
      { ...event.data, addedAt, expiresAt: new Date(event.data.expiresAt) },
      causeOf(event),
    );
  }),
  'reward.stocked': oneByOne((transaction, event) =>
    stockDubaiReward(transaction, activityOf(event)),
  ),
  'reward.claimed': (transaction, events) =>
    claimRewards(transaction, events.map((event) => ({ ...activityOf(event), stepsFollow: false }))),
  'claim.advanced': async (transaction, events) => {
    await lockInOrder(transaction, events.map(({ data }) => data.claimId));
    return applyAdvance(transaction, events);
  },
};
