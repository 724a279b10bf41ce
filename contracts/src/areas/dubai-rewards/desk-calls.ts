import { z } from 'zod';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { plainText } from '../../kernel/text/text.js';
import { DUBAI_AREA } from './calls.js';
import { DUBAI_REWARDS_INGEST_EVENTS, stockRewardSchema } from './events.js';
import { EXAMPLE_CLAIM, EXAMPLE_DUBAI_CHALLENGE, EXAMPLE_DUBAI_REWARD } from './examples.js';
import { DUBAI_DESK_ROUTES } from './routes.js';
import {
  advanceClaimRequestSchema, deskClaimSchema, operatorChallengeSchema, operatorChallengesSchema, operatorRewardSchema,
  operatorRewardsSchema, opsClaimsQuerySchema, rewardClaimPageSchema, rewardClaimSchema,
} from './schemas.js';

const { id: rewardId, claimedQuantity: _claimed, ...reward } = EXAMPLE_DUBAI_REWARD;
const { id: challengeId, currentParticipants: _participants, ...challenge } = EXAMPLE_DUBAI_CHALLENGE;
const addedReward = {
  ...EXAMPLE_DUBAI_REWARD, availableQuantity: 200, onePerHero: true, fulfilment: 'partner' as const,
  addedAt: EXAMPLE_TIME, left: 200, held: 0,
};
const byId = { params: z.object({ id: plainText(64) }), example: { params: { id: EXAMPLE_ID } } };
const fulfilled = {
  ...EXAMPLE_CLAIM,
  state: 'fulfilled',
  timeline: [...EXAMPLE_CLAIM.timeline, { state: 'fulfilled', at: EXAMPLE_TIME }],
};
const goal = { metric: 'bottles_prevented' as const, target: 500 };
const openedChallenge = { ...EXAMPLE_DUBAI_CHALLENGE, ...goal, openedAt: EXAMPLE_TIME };

/**
 * The claims of all heroes; and what the desk offers to heroes, by the same rules, and as the same events, as partners
 * may send.
 */
export const DUBAI_DESK_CALLS = defineCalls(DUBAI_DESK_ROUTES, DUBAI_AREA, {
  listClaims: {
    summary: 'The claims of all heroes, newest first',
    description:
      'For those who hand rewards over; `state` keeps those in one state, and `open` those that are still to be handed over, oldest '
      + 'first. `heroId` and `rewardId` keep one hero’s or one reward’s; `next` is the `after` of the next page.',
    caller: 'operator',
    query: opsClaimsQuerySchema,
    example: { query: { state: 'open', limit: '20' } },
    answers: { 200: { schema: rewardClaimPageSchema, example: { claims: [EXAMPLE_CLAIM], next: null } } },
    errors: ['database_unavailable'],
  },
  readClaim: {
    summary: 'One claim',
    description: 'With the states it has been through. Also by the code of its receipt, unless several claims have it.',
    caller: 'operator',
    ...byId,
    answers: { 200: { schema: deskClaimSchema, example: { ...EXAMPLE_CLAIM, heroName: 'Mira Haddad' } } },
    errors: ['unknown_claim', 'database_unavailable'],
  },
  advanceClaim: {
    summary: 'Hand a reward over, or let its claim expire',
    description:
      'Fulfilled, the points are spent; expired, points and stock return. The reason is shown to the hero. Rewards that '
      + 'are not sent (water, transport, voucher, experience) are handed over with their code or booking as the reason; '
      + 'the others once their hero has given an address.',
    caller: 'operator',
    ...byId,
    body: advanceClaimRequestSchema,
    example: { ...byId.example, body: { to: 'fulfilled' } },
    answers: { 200: { schema: rewardClaimSchema, example: fulfilled } },
    errors: ['unknown_claim', 'illegal_transition', 'reward_code_required', 'reward_address_required'],
    command: true,
  },
  listRewardsAsOperator: {
    summary: 'The rewards that are on the list, with their stock',
    description:
      'In the order in which heroes see them. `left` can still be claimed; of `claimedQuantity`, `held` are still to be handed over.',
    caller: 'operator',
    example: {},
    answers: { 200: { schema: operatorRewardsSchema, example: { rewards: [addedReward] } } },
    errors: ['database_unavailable'],
  },
  addReward: {
    summary: 'Add a reward',
    description:
      'Heroes see it at once, and it stays until it ends. Without `availableQuantity` there is no limit. Records `reward.added`.',
    caller: 'operator',
    body: DUBAI_REWARDS_INGEST_EVENTS['reward.added'],
    example: {
      body: { ...reward, rewardId, availableQuantity: 200, onePerHero: true, fulfilment: 'partner' },
    },
    answers: { 201: { schema: operatorRewardSchema, example: addedReward } },
    errors: ['already_exists'],
    command: true,
  },
  stockReward: {
    summary: 'Add to a reward’s stock',
    description: 'Adds to the number that can still be claimed. Records `reward.stocked`.',
    caller: 'operator',
    params: z.object({ id: plainText(64) }),
    body: stockRewardSchema,
    example: { params: { id: 'compost-bin' }, body: { quantity: 50 } },
    answers: {
      200: { schema: operatorRewardSchema, example: { ...addedReward, id: 'compost-bin', availableQuantity: 90, left: 53 } },
    },
    errors: ['unknown_reward'],
    command: true,
  },
  listChallengesAsOperator: {
    summary: 'The Dubai challenges that are on the list',
    description: 'In the order in which heroes see them, with what they count.',
    caller: 'operator',
    example: {},
    answers: { 200: { schema: operatorChallengesSchema, example: { challenges: [openedChallenge] } } },
    errors: ['database_unavailable'],
  },
  openDubaiChallenge: {
    summary: 'Open a Dubai challenge',
    description:
      'Heroes can join at once, and until it ends. `target` is in the metric’s unit: bottles, grams of CO2, AED or points. Records '
      + '`dubai_challenge.opened`.',
    caller: 'operator',
    body: DUBAI_REWARDS_INGEST_EVENTS['dubai_challenge.opened'],
    example: { body: { ...challenge, ...goal, challengeId } },
    answers: { 201: { schema: operatorChallengeSchema, example: { ...openedChallenge, currentParticipants: 0 } } },
    errors: ['already_exists'],
    command: true,
  },
});
