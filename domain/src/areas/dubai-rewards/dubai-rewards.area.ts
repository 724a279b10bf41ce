import { defineArea, EVERYTHING } from '../../kernel/areas/area.js';
import { advanceClaim } from './advance-claim.handler.js';
import { advanceDubaiChallenges } from './advance-dubai-challenges.js';
import { bringClaimsAlong } from './bring-claims-along.js';
import { forgetClaimAddresses, setClaimAddress } from './claim-address.js';
import { ClaimAddressRecord } from './claim-address.entity.js';
import { claimReward } from './claim-rewards.js';
import { continueClaim } from './continue-claim.handler.js';
import { DubaiChallengeRecord } from './dubai-challenge.entity.js';
import { DubaiParticipationRecord } from './dubai-participation.entity.js';
import { DubaiRewardRecord } from './dubai-reward.entity.js';
import { DUBAI_REWARDS_SEEDS } from './dubai-rewards-seeds.js';
import { joinDubaiChallenge } from './join-dubai-challenges.js';
import { addReward, openChallenge, stockReward } from './offers-of-desk.handlers.js';
import { readClaimsOf } from './read-claims.js';
import { readParticipationsOf } from './read-participations.js';
import { claimTotals, DUBAI_REWARDS_INVARIANTS, dubaiOfferTotals } from './reconciliation.js';
import { DUBAI_REWARDS_EVENTS } from './recorded-events.js';
import { retireDubaiOffer } from './retire-dubai-offer.handler.js';
import { RewardClaimRecord } from './reward-claim.entity.js';
import { setBackDubaiChallenges } from './set-back-dubai-challenges.js';

/** Challenges and rewards of Dubai's partners. */
export const dubaiRewards = defineArea({
  name: 'dubai-rewards',
  entities: [DubaiChallengeRecord, DubaiParticipationRecord, DubaiRewardRecord, RewardClaimRecord, ClaimAddressRecord],
  commands: {
    'claim-reward': claimReward,
    'join-dubai-challenge': joinDubaiChallenge,
    'set-claim-address': setClaimAddress,
    'advance-claim': advanceClaim,
    'continue-claim': continueClaim,
    'add-reward': addReward,
    'stock-reward': stockReward,
    'open-dubai-challenge': openChallenge,
    'retire-dubai-offer': retireDubaiOffer,
  },
  events: DUBAI_REWARDS_EVENTS,
  reactions: {
    'trade.verified': advanceDubaiChallenges,
    'trade.reversed': setBackDubaiChallenges,
    'hero.merged': bringClaimsAlong,
    'hero.removed': forgetClaimAddresses,
  },
  invariants: DUBAI_REWARDS_INVARIANTS,
  totals: [claimTotals, dubaiOfferTotals],
  seeds: DUBAI_REWARDS_SEEDS,
  personalData: {
    claims: (snapshot, heroId) => readClaimsOf(snapshot, heroId, EVERYTHING),
    dubaiChallenges: (snapshot, heroId) => readParticipationsOf(snapshot, heroId, EVERYTHING),
  },
});

export { DubaiChallengeRecord } from './dubai-challenge.entity.js';
export type { DubaiParticipationRecord } from './dubai-participation.entity.js';
export { DubaiRewardRecord } from './dubai-reward.entity.js';
export type { RewardClaimRecord } from './reward-claim.entity.js';
