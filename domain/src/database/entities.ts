import { BooksReportRecord } from '../books/books-report.entity.js';
import { VirtualClock } from '../clock/virtual-clock.entity.js';
import { AcceptedCommand } from '../commands/accepted-command.entity.js';
import { CommandResultRecord } from '../commands/command-result.entity.js';
import { KeptPayload } from '../commands/kept-payload.entity.js';
import { CORPORATE_ENTITIES } from '../corporate/corporate-entities.js';
import { EventLogRecord } from '../events/event-log.entity.js';
import { LogArchive } from '../events/log-archive.entity.js';
import { Hero } from '../heroes/hero.entity.js';
import { HeroBadge } from '../heroes/hero-badge.entity.js';
import { HeroProfileRecord } from '../heroes/hero-profile.entity.js';
import { ImpactTotal } from '../impact/impact-total.entity.js';
import { IngestedEvent } from '../ingest/ingested-event.entity.js';
import { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { PICKUP_ENTITIES } from '../pickups/pickup-entities.js';
import { REWARD_ENTITIES } from '../rewards/reward-entities.js';
import { ScheduledCommand } from '../schedule/scheduled-command.entity.js';
import { SeedRun } from '../seeds/seed-run.entity.js';
import { SHARE_ENTITIES } from '../shares/share-entities.js';
import { SOCIAL_CHALLENGE_ENTITIES } from '../social-challenges/social-challenge-entities.js';
import { SPONSORSHIP_ENTITIES } from '../sponsorships/sponsorship-entities.js';
import { TradeIn } from '../trades/trade-in.entity.js';
import { WorkerBeat } from '../operations/worker-beat.entity.js';
import { WEBHOOK_ENTITIES } from '../webhooks/webhook-entities.js';

/** Every table that the product owns, apart from the queues' own. */
export const ENTITIES = [
  AcceptedCommand,
  BooksReportRecord,
  CommandResultRecord,
  EventLogRecord,
  Hero,
  HeroBadge,
  HeroProfileRecord,
  ImpactTotal,
  IngestedEvent,
  KeptPayload,
  LedgerEntry,
  LogArchive,
  ScheduledCommand,
  SeedRun,
  TradeIn,
  VirtualClock,
  WorkerBeat,
  ...REWARD_ENTITIES,
  ...SOCIAL_CHALLENGE_ENTITIES,
  ...SPONSORSHIP_ENTITIES,
  ...SHARE_ENTITIES,
  ...CORPORATE_ENTITIES,
  ...WEBHOOK_ENTITIES,
  ...PICKUP_ENTITIES,
];
