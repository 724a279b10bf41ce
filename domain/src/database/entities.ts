import { AcceptedCommand } from '../commands/accepted-command.entity.js';
import { CommandResultRecord } from '../commands/command-result.entity.js';
import { EventLogRecord } from '../events/event-log.entity.js';
import { Hero } from '../heroes/hero.entity.js';
import { ImpactTotal } from '../impact/impact-total.entity.js';
import { IngestedEvent } from '../ingest/ingested-event.entity.js';
import { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { SeedRun } from '../seeds/seed-run.entity.js';
import { TradeIn } from '../trades/trade-in.entity.js';

/** Every table that the product owns, apart from the queues' own. */
export const ENTITIES = [
  AcceptedCommand,
  CommandResultRecord,
  EventLogRecord,
  Hero,
  ImpactTotal,
  IngestedEvent,
  LedgerEntry,
  SeedRun,
  TradeIn,
];
