import { AccountsProcessor } from './accounts.processor.js';
import { ChallengesProcessor } from './challenges.processor.js';
import { ConciergeProcessor } from './concierge.processor.js';
import { CorporateOrdersProcessor } from './corporate-orders.processor.js';
import { EventIngestProcessor } from './event-ingest.processor.js';
import { HeroesProcessor } from './heroes.processor.js';
import { NotificationsProcessor } from './notifications.processor.js';
import { OperationsProcessor } from './operations.processor.js';
import { RewardClaimsProcessor } from './reward-claims.processor.js';
import { SponsorshipsProcessor } from './sponsorships.processor.js';
import { TradeCalculationsProcessor } from './trade-calculations.processor.js';
import { TradeInsProcessor } from './trade-ins.processor.js';
import { WebhooksProcessor } from './webhooks.processor.js';

/** Every processor there is. */
export const PROCESSORS = [
  TradeCalculationsProcessor,
  TradeInsProcessor,
  RewardClaimsProcessor,
  ChallengesProcessor,
  SponsorshipsProcessor,
  HeroesProcessor,
  CorporateOrdersProcessor,
  ConciergeProcessor,
  EventIngestProcessor,
  WebhooksProcessor,
  NotificationsProcessor,
  AccountsProcessor,
  OperationsProcessor,
];
