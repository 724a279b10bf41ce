import { z } from 'zod';
import { DUBAI_REWARDS_INGEST_EVENTS } from './events.js';
import {
  advanceClaimRequestSchema,
  claimAddressSchema,
  claimReceiptSchema,
  CLAIM_STATES,
  dubaiParticipationSchema,
  operatorChallengeSchema,
  operatorRewardSchema,
  rewardClaimSchema,
} from './schemas.js';
import { plainText } from '../../kernel/text/text.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

const id = plainText(64);

export const DUBAI_REWARDS_COMMANDS = {
  'claim-reward': {
    queue: 'reward-claims',
    payload: z.object({ rewardId: id, heroId: id }),
    result: claimReceiptSchema,
  },
  'join-dubai-challenge': {
    queue: 'challenges',
    payload: z.object({ challengeId: id, heroId: id }),
    result: dubaiParticipationSchema,
  },
  /** Where the reward of a hero's own claim goes. */
  'set-claim-address': {
    queue: 'reward-claims',
    payload: claimAddressSchema.extend({ claimId: id, heroId: id }),
    result: rewardClaimSchema,
    personal: true,
  },
  /** An operator moves a claim on. */
  'advance-claim': {
    queue: 'reward-claims',
    payload: advanceClaimRequestSchema.extend({ claimId: id }),
    result: rewardClaimSchema,
  },
  /** A claim's own next step has come: skipped where the claim has gone another way meanwhile. */
  'continue-claim': {
    queue: 'reward-claims',
    payload: z.object({ claimId: id, to: advanceClaimRequestSchema.shape.to }),
    result: z.object({ claimId: z.string(), state: z.enum(CLAIM_STATES) }),
  },
  /** The desk offers what may be sent as an event too. */
  'add-reward': {
    queue: 'reward-claims',
    payload: DUBAI_REWARDS_INGEST_EVENTS['reward.added'],
    result: operatorRewardSchema,
  },
  'stock-reward': {
    queue: 'reward-claims',
    payload: DUBAI_REWARDS_INGEST_EVENTS['reward.stocked'],
    result: operatorRewardSchema,
  },
  'open-dubai-challenge': {
    queue: 'challenges',
    payload: DUBAI_REWARDS_INGEST_EVENTS['dubai_challenge.opened'],
    result: operatorChallengeSchema,
  },
  /** A challenge or reward has been over for long enough: it leaves its list. */
  'retire-dubai-offer': {
    queue: 'reward-claims',
    payload: z.object({ kind: z.enum(['challenge', 'reward']), id }),
    result: z.object({ retired: z.boolean() }),
  },
} as const satisfies CommandDefinitions;
