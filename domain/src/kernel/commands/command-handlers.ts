import type { CommandName } from '@planet-heroes/contracts/commands';
import { BOOKS_HANDLERS } from '../reconciliation/books-handlers.js';
import { CONCIERGE_HANDLERS } from '../../areas/concierge/concierge-handlers.js';
import { CORPORATE_HANDLERS } from '../../areas/companies/corporate-handlers.js';
import { HERO_HANDLERS } from '../../areas/heroes/hero-handlers.js';
import { INGEST_HANDLERS } from '../ingest/ingest-handlers.js';
import { REWARD_HANDLERS } from '../../areas/dubai-rewards/reward-handlers.js';
import { SHARE_HANDLERS } from '../../areas/shares/share-handlers.js';
import { SOCIAL_CHALLENGE_HANDLERS } from '../../areas/social-challenges/social-challenge-handlers.js';
import { SPONSORSHIP_HANDLERS } from '../../areas/missions/sponsorship-handlers.js';
import { TRADE_HANDLERS } from '../../areas/trade-ins/trade-handlers.js';
import { WEBHOOK_HANDLERS } from '../../areas/webhooks/webhook-handlers.js';
import type { CommandHandler } from './command-handler.js';

/** One handler per command, by area: a missing one does not compile. */
export const COMMAND_HANDLERS: { [N in CommandName]: CommandHandler<N> } = {
  ...TRADE_HANDLERS,
  ...HERO_HANDLERS,
  ...REWARD_HANDLERS,
  ...SOCIAL_CHALLENGE_HANDLERS,
  ...SPONSORSHIP_HANDLERS,
  ...SHARE_HANDLERS,
  ...CORPORATE_HANDLERS,
  ...WEBHOOK_HANDLERS,
  ...CONCIERGE_HANDLERS,
  ...INGEST_HANDLERS,
  ...BOOKS_HANDLERS,
};
