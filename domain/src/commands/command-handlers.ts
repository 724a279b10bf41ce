import type { CommandName } from '@planet-heroes/contracts/commands/commands';
import { BOOKS_HANDLERS } from '../books/books-handlers.js';
import { CONCIERGE_HANDLERS } from '../concierge/concierge-handlers.js';
import { CORPORATE_HANDLERS } from '../corporate/corporate-handlers.js';
import { HERO_HANDLERS } from '../heroes/hero-handlers.js';
import { INGEST_HANDLERS } from '../ingest/ingest-handlers.js';
import { REWARD_HANDLERS } from '../rewards/reward-handlers.js';
import { SHARE_HANDLERS } from '../shares/share-handlers.js';
import { SOCIAL_CHALLENGE_HANDLERS } from '../social-challenges/social-challenge-handlers.js';
import { SPONSORSHIP_HANDLERS } from '../sponsorships/sponsorship-handlers.js';
import { TRADE_HANDLERS } from '../trades/trade-handlers.js';
import { WEBHOOK_HANDLERS } from '../webhooks/webhook-handlers.js';
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
