import { BooksReportRecord } from '../reconciliation/books-report.entity.js';
import { VirtualClock } from '../clock/virtual-clock.entity.js';
import { AcceptedCommand } from '../commands/accepted-command.entity.js';
import { CommandResultRecord } from '../commands/command-result.entity.js';
import { KeptPayload } from '../commands/kept-payload.entity.js';
import { CORPORATE_ENTITIES } from '../../areas/companies/corporate-entities.js';
import { EventLogRecord } from '../log/event-log.entity.js';
import { LogArchive } from '../log/log-archive.entity.js';
import { Hero } from '../../areas/heroes/hero.entity.js';
import { HeroBadge } from '../../areas/badges/hero-badge.entity.js';
import { HeroProfileRecord } from '../../areas/heroes/hero-profile.entity.js';
import { ImpactTotal } from '../../areas/impact/impact-total.entity.js';
import { IngestedEvent } from '../ingest/ingested-event.entity.js';
import { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { PICKUP_ENTITIES } from '../../areas/pickups/pickup-entities.js';
import { REWARD_ENTITIES } from '../../areas/dubai-rewards/reward-entities.js';
import { ScheduledCommand } from '../schedule/scheduled-command.entity.js';
import { SeedRun } from '../seeds/seed-run.entity.js';
import { SHARE_ENTITIES } from '../../areas/shares/share-entities.js';
import { SOCIAL_CHALLENGE_ENTITIES } from '../../areas/social-challenges/social-challenge-entities.js';
import { SPONSORSHIP_ENTITIES } from '../../areas/missions/sponsorship-entities.js';
import { TradeIn } from '../../areas/trade-ins/trade-in.entity.js';
import { WorkerBeat } from '../../areas/operations/worker-beat.entity.js';
import { WEBHOOK_ENTITIES } from '../../areas/webhooks/webhook-entities.js';

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
