import { z } from 'zod';
import { DEMO_HERO_ID } from '../../kernel/demo.js';
import {
  actingHeroSchema,
  claimAddressSchema,
  claimReceiptSchema,
  deskClaimSchema,
  dubaiChallengeSchema,
  dubaiChallengesSchema,
  dubaiParticipationSchema,
  dubaiParticipationsSchema,
  dubaiRewardSchema,
  dubaiRewardsSchema,
  operatorChallengeSchema,
  operatorRewardSchema,
  rewardClaimSchema,
  rewardClaimsSchema,
} from './schemas.js';
import { plainText } from '../../kernel/text/text.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_CLAIM, EXAMPLE_DUBAI_CHALLENGE, EXAMPLE_DUBAI_REWARD } from './examples.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { DUBAI_REWARDS_ROUTES } from './routes.js';

const asDemoHero = { heroId: DEMO_HERO_ID };
const { reason: _reason, timeline: _timeline, deliverTo: _deliverTo, ...receipt } = EXAMPLE_CLAIM;
const deliverTo = { contact: 'Mira Haddad', phone: '+971 50 123 4567', address: 'Villa 7, 12b Street, Jumeirah 1' };
const participation = {
  challengeId: EXAMPLE_DUBAI_CHALLENGE.id,
  heroId: DEMO_HERO_ID,
  title: EXAMPLE_DUBAI_CHALLENGE.title,
  category: 'water',
  status: 'active',
  metric: 'bottles_prevented',
  progress: 0,
  target: 500,
  pointsReward: 400,
  rewardItem: 'Insulated steel bottle',
  pointsEarned: 0,
  joinedAt: EXAMPLE_TIME,
  completedAt: null,
  expiresAt: EXAMPLE_DUBAI_CHALLENGE.expiresAt,
};

export const DUBAI_AREA = {
  tag: 'Dubai',
  description: 'Challenges and rewards of Dubai’s partners. Points are whole, values fils (100 fils are 1 AED).',
  schemas: {
    DubaiChallenge: dubaiChallengeSchema,
    DubaiReward: dubaiRewardSchema,
    DubaiParticipation: dubaiParticipationSchema,
    RewardClaim: rewardClaimSchema,
    DeskClaim: deskClaimSchema,
    ClaimReceipt: claimReceiptSchema,
    OperatorReward: operatorRewardSchema,
    OperatorChallenge: operatorChallengeSchema,
  },
};

/** Dubai challenges and rewards, and what became of claims. */
export const DUBAI_REWARDS_CALLS = defineCalls(
  DUBAI_REWARDS_ROUTES,
  DUBAI_AREA,
  {
    listDubaiChallenges: {
      summary: 'The challenges',
      description:
        'What ends last comes first; what is over stays for a week. `targetZone` says what a challenge is about '
        + 'and keeps nobody out.',
      caller: 'public',
      tagged: true,
      example: {},
      answers: { 200: { schema: dubaiChallengesSchema, example: [EXAMPLE_DUBAI_CHALLENGE] } },
    },
    listDubaiRewards: {
      summary: 'The rewards',
      description:
        'In the challenges’ order. Without `availableQuantity` there is no limit; with `zoneRestriction` only heroes '
        + 'of that zone may claim it.',
      caller: 'public',
      tagged: true,
      example: {},
      answers: { 200: { schema: dubaiRewardsSchema, example: [EXAMPLE_DUBAI_REWARD] } },
    },
    joinDubaiChallenge: {
      summary: 'Join a challenge',
      description:
        'Once for each hero, while a place is free. Trades that are verified from now on count.',
      caller: 'hero',
      params: z.object({ challengeId: plainText(64) }),
      body: actingHeroSchema,
      example: { params: { challengeId: EXAMPLE_DUBAI_CHALLENGE.id }, body: asDemoHero },
      answers: { 201: { schema: dubaiParticipationSchema, example: participation } },
      errors: ['not_your_hero', 'unknown_hero', 'unknown_challenge', 'already_joined', 'expired', 'challenge_full'],
      command: true,
    },
    claimReward: {
      summary: 'Claim a reward',
      description:
        'Takes one from the stock and sets its points aside at once; they are spent when it is handed over, and return if it is not by '
        + '`fulfilBy`.',
      caller: 'hero',
      params: z.object({ rewardId: plainText(64) }),
      body: actingHeroSchema,
      example: { params: { rewardId: EXAMPLE_DUBAI_REWARD.id }, body: asDemoHero },
      answers: { 201: { schema: claimReceiptSchema, example: { ...receipt, availablePoints: 11_250 } } },
      errors: [
        'not_your_hero',
        'unknown_hero',
        'unknown_reward',
        'expired',
        'wrong_zone',
        'already_claimed',
        'sold_out',
        'insufficient_points',
        'claims_paused',
      ],
      command: true,
    },
    listMyClaims: {
      summary: 'What the caller claimed, newest first',
      description: 'Each with the states it has been through.',
      caller: 'hero',
      example: {},
      answers: { 200: { schema: rewardClaimsSchema, example: [EXAMPLE_CLAIM] } },
      errors: ['session_required', 'database_unavailable'],
    },
    setClaimAddress: {
      summary: 'Say where a claimed reward goes',
      description:
        'While the claim is open; a later address takes the place of an earlier one. The desk and the partner read it, and it goes with the '
        + 'hero. It is in no event.',
      caller: 'hero',
      params: z.object({ claimId: plainText(64) }),
      body: claimAddressSchema,
      example: { params: { claimId: EXAMPLE_ID }, body: deliverTo },
      answers: { 200: { schema: rewardClaimSchema, example: { ...EXAMPLE_CLAIM, deliverTo } } },
      errors: ['unknown_claim', 'illegal_transition'],
      command: true,
    },
    listMyDubaiChallenges: {
      summary: 'The Dubai challenges that the caller joined, newest first',
      description: 'Progress and target are in the metric’s unit: bottles, grams of CO2, AED or points.',
      caller: 'hero',
      example: {},
      answers: { 200: { schema: dubaiParticipationsSchema, example: [participation] } },
      errors: ['session_required', 'database_unavailable'],
    },
  },
);
