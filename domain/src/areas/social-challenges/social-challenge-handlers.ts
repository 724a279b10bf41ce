import type { SOCIAL_CHALLENGE_COMMANDS } from '@planet-heroes/contracts/areas/social-challenges/commands';
import type { HandlersOf } from '../../kernel/commands/command-handler.js';
import { createSocialChallenge } from './create-social-challenge.handler.js';
import { endSocialChallenge } from './end-social-challenge.handler.js';
import { joinSocialChallenge } from './join-social-challenge.handler.js';

export const SOCIAL_CHALLENGE_HANDLERS: HandlersOf<typeof SOCIAL_CHALLENGE_COMMANDS> = {
  'create-social-challenge': createSocialChallenge,
  'join-social-challenge': joinSocialChallenge,
  'end-social-challenge': endSocialChallenge,
};
