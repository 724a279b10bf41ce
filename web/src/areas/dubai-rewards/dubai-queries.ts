import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import type { DubaiReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { queryOptionsOf, readBy } from '../../kernel/api/query-options';
import { filled, listOf } from '../../kernel/api/read-answer';
import { ownQuery } from '../heroes/own-queries';

/** The challenges that are offered. */
export const challengesQuery = readBy(
  queryOptionsOf(DUBAI_REWARDS_ROUTES.listDubaiChallenges),
  listOf(filled({ targetZone: undefined, participantLimit: undefined, currentParticipants: 0 })),
);
/** The rewards that are offered. */
export const rewardsQuery = readBy(
  queryOptionsOf(DUBAI_REWARDS_ROUTES.listDubaiRewards),
  listOf(filled({ availableQuantity: undefined, zoneRestriction: undefined, claimedQuantity: 0 })),
);
/** The visitor's own parts in challenges, and claims of rewards. */
export const myChallengesQuery = ownQuery(queryOptionsOf(DUBAI_REWARDS_ROUTES.listMyDubaiChallenges), []);
export const myClaimsQuery = ownQuery(queryOptionsOf(DUBAI_REWARDS_ROUTES.listMyClaims), []);

/** Rewards in the order in which they come into reach. */
export function cheapestFirst(rewards: readonly DubaiReward[]): DubaiReward[] {
  return rewards.toSorted((one, other) => one.pointsCost - other.pointsCost);
}

/** Where the card of a reward stands on its page. */
export function rewardId(id: string): string {
  return `reward-${id}`;
}
