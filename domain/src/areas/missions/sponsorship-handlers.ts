import type { SPONSORSHIP_COMMANDS } from '@planet-heroes/contracts/areas/missions/commands';
import type { HandlersOf } from '../../kernel/commands/command-handler.js';
import { decideSponsorshipHandler } from './decide-sponsorship.handler.js';
import { reviewSponsorship } from './review-sponsorship.handler.js';
import { submitSponsorshipHandler } from './submit-sponsorship.handler.js';

export const SPONSORSHIP_HANDLERS: HandlersOf<typeof SPONSORSHIP_COMMANDS> = {
  'submit-sponsorship': submitSponsorshipHandler,
  'review-sponsorship': reviewSponsorship,
  'decide-sponsorship': decideSponsorshipHandler,
};
