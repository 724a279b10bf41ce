import { VirtualClock } from '../clock/virtual-clock.entity.js';
import { AcceptedCommand } from '../commands/accepted-command.entity.js';
import { CommandResultRecord } from '../commands/command-result.entity.js';
import { KeptPayload } from '../commands/kept-payload.entity.js';
import { IngestedEvent } from '../ingest/ingested-event.entity.js';
import { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { EventLogRecord } from '../log/event-log.entity.js';
import { LogArchive } from '../log/log-archive.entity.js';
import { OutboxMessage } from '../outbox/outbox-message.entity.js';
import { PushSubscription } from '../outbox/push-subscription.entity.js';
import { AuditEntry, Operator } from '../operators/operator.entities.js';
import { PersonAward } from '../points/person-award.entity.js';
import { ReconciliationReport } from '../reconciliation/reconciliation-report.entity.js';
import { ScheduledCommand } from '../schedule/scheduled-command.entity.js';
import { SeedRun } from '../seeds/seed-run.entity.js';
import { InstanceSecret } from '../sessions/instance-secret.entity.js';
import { Session } from '../sessions/session.entity.js';

/** The tables of the engines themselves. */
export const KERNEL_ENTITIES = [
  AcceptedCommand,
  AuditEntry,
  CommandResultRecord,
  EventLogRecord,
  IngestedEvent,
  InstanceSecret,
  KeptPayload,
  LedgerEntry,
  LogArchive,
  Operator,
  OutboxMessage,
  PersonAward,
  PushSubscription,
  ReconciliationReport,
  ScheduledCommand,
  SeedRun,
  Session,
  VirtualClock,
];
