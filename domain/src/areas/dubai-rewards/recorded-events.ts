import type { DUBAI_REWARDS_INGEST_EVENTS } from '@planet-heroes/contracts/areas/dubai-rewards/events';
import type { Transaction } from '../../kernel/database/database.js';
import { lockHeroes } from '../heroes/heroes.area.js';
import { activityOf, causeOf, type EventHandlersOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { advanceClaim } from './advance-claim.js';
import { claimReward } from './claim-reward.js';
import { joinDubaiChallenge } from './join-dubai-challenge.js';
import { addDubaiReward, openDubaiChallenge, stockDubaiReward } from './record-dubai-offers.js';

const applyJoin = oneByOne<'dubai_challenge.joined'>((transaction, event) =>
  joinDubaiChallenge(transaction, activityOf(event)),
);

const applyClaim = oneByOne<'reward.claimed'>(async (transaction, event) => {
  const claim = { ...activityOf(event), stepsFollow: false };
  return (await claimReward(transaction, claim)).transactionId;
});

const applyAdvance = oneByOne<'claim.advanced'>((transaction, event) =>
  advanceClaim(transaction, activityOf(event)),
);

/** Locks all that a batch of several needs, in one order, so that two batches wait for each other instead of deadlocking. */
async function lockInOrder(transaction: Transaction, table: 'dubai_reward' | 'dubai_challenge', ids: string[], heroIds: string[]): Promise<void> {
  if (heroIds.length < 2) return;
  await transaction.query(`select from ${table} where id = any($1::text[]) order by id for no key update`, [ids]);
  await lockHeroes(transaction, heroIds);
}

/** A recorded fact of each kind. */
export const DUBAI_REWARDS_EVENTS: EventHandlersOf<typeof DUBAI_REWARDS_INGEST_EVENTS> = {
  'dubai_challenge.opened': oneByOne((transaction, event) => {
    const openedAt = new Date(event.time);
    return openDubaiChallenge(transaction, { ...event.data, openedAt, expiresAt: new Date(event.data.expiresAt) }, causeOf(event));
  }),
  'dubai_challenge.joined': async (transaction, events) => {
    await lockInOrder(transaction, 'dubai_challenge', events.map(({ data }) => data.challengeId), events.map(({ data }) => data.heroId));
    return applyJoin(transaction, events);
  },
  'reward.added': oneByOne((transaction, event) => {
    const addedAt = new Date(event.time);
    return addDubaiReward(transaction, { ...event.data, addedAt, expiresAt: new Date(event.data.expiresAt) }, causeOf(event));
  }),
  'reward.stocked': oneByOne((transaction, event) =>
    stockDubaiReward(transaction, activityOf(event)),
  ),
  'reward.claimed': async (transaction, events) => {
    await lockInOrder(transaction, 'dubai_reward', events.map(({ data }) => data.rewardId), events.map(({ data }) => data.heroId));
    return applyClaim(transaction, events);
  },
  'claim.advanced': async (transaction, events) => {
    const claims = await transaction.query<{ reward_id: string; hero_id: string }>(
      'select reward_id, hero_id from reward_claim where id = any($1::text[])',
      [events.map(({ data }) => data.claimId)],
    );
    await lockInOrder(transaction, 'dubai_reward', claims.map(({ reward_id }) => reward_id), claims.map(({ hero_id }) => hero_id));
    return applyAdvance(transaction, events);
  },
};
