import type { REWARD_COMMANDS } from '@planet-heroes/contracts/areas/dubai-rewards/commands';
import type { HandlersOf } from '../../kernel/commands/command-handler.js';
import { advanceClaim } from './advance-claim.handler.js';
import { claimReward } from './claim-reward.handler.js';
import { continueClaim } from './continue-claim.handler.js';
import { joinDubaiChallenge } from './join-dubai-challenge.handler.js';
import { retireDubaiOffer } from './retire-dubai-offer.handler.js';

export const REWARD_HANDLERS: HandlersOf<typeof REWARD_COMMANDS> = {
  'claim-reward': claimReward,
  'join-dubai-challenge': joinDubaiChallenge,
  'advance-claim': advanceClaim,
  'continue-claim': continueClaim,
  'retire-dubai-offer': retireDubaiOffer,
};
