import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { faultSchema } from '../../kernel/errors/fault.js';
import { messageReportSchema } from '../../kernel/outbox/message-report.js';
import { connectionsReportSchema } from '../../kernel/rooms/connections-report.js';
import { booksCheckSchema } from '../../kernel/reconciliation/report.js';
import { clockAnswerSchema } from '../../kernel/clock.js';
import { projectionReportSchema } from '../../kernel/events/projections-report.js';
import { failedJobSchema, queueReportSchema, workerGroupSchema } from './queues.js';

const whole = z.number().int().nonnegative();

/** A queue's report; the workers' own records are null while the database is unavailable. */
export const overviewQueueSchema = queueReportSchema.extend({
  workers: queueReportSchema.shape.workers.nullable(),
  drainPerSecond: queueReportSchema.shape.drainPerSecond.nullable(),
  wantedWorkers: queueReportSchema.shape.wantedWorkers.nullable(),
});
export type OverviewQueue = z.infer<typeof overviewQueueSchema>;

/**
 * The last reconciliation. `claimsPaused`: a table is wrong, not only a projection. `overdue`: older than five minutes.
 * `rules`: number checked, `broken`: those that do not hold.
 */
export const overviewBooksSchema = z.object({
  holds: z.boolean(),
  claimsPaused: z.boolean(),
  checkedAt: timeSchema,
  overdue: z.boolean(),
  rules: whole,
  broken: z.array(booksCheckSchema),
});
export type OverviewBooks = z.infer<typeof overviewBooksSchema>;

/** The parts of the overview that may be unavailable. */
export const OVERVIEW_PARTS = ['queues', 'workers', 'failedJobs', 'messages', 'books', 'clock'] as const;
export type OverviewPart = (typeof OVERVIEW_PARTS)[number];

/**
 * `GET /api/ops/overview`: everything the operations page shows. It always answers: what cannot be read is null, and
 * `missing` says why. `books` is also null before the first reconciliation.
 */
export const overviewSchema = z.object({
  node: z.string(),
  version: z.string(),
  at: timeSchema,
  uptimeSeconds: z.number().nonnegative(),
  services: z.object({ database: z.boolean(), queues: z.boolean() }),
  missing: z.array(z.object({ part: z.enum(OVERVIEW_PARTS), reason: z.string() })),
  clock: clockAnswerSchema.nullable(),
  queues: z.array(overviewQueueSchema).nullable(),
  /** Null while the database, which holds the workers' records, is unavailable. */
  groups: z.array(workerGroupSchema).nullable(),
  /** All that failed for good, and the newest of them. */
  failedJobs: z
    .object({ count: whole, latest: z.array(failedJobSchema.omit({ scope: true, payload: true })) })
    .nullable(),
  /** E-mails and pushes that did not go out, by channel. */
  messages: z.array(messageReportSchema).nullable(),
  books: overviewBooksSchema.nullable(),
  projections: z.object({
    /** How far this node is behind the log; null when it has never been read. */
    lagSeconds: z.number().nonnegative().nullable(),
    horizon: z.string(),
    position: z.string(),
    all: z.array(projectionReportSchema),
  }),
  /** Of this node, with the rooms that are followed, by kind. */
  sockets: connectionsReportSchema,
  /** Newest first. */
  faults: z.array(faultSchema),
});
export type Overview = z.infer<typeof overviewSchema>;
