import { DubaiChallengeRecord } from './dubai-challenge.entity.js';
import { DubaiParticipationRecord } from './dubai-participation.entity.js';
import { DubaiRewardRecord } from './dubai-reward.entity.js';
import { RewardClaimRecord } from './reward-claim.entity.js';

/** The tables of this area. */
export const REWARD_ENTITIES = [DubaiChallengeRecord, DubaiParticipationRecord, DubaiRewardRecord, RewardClaimRecord] as const;
