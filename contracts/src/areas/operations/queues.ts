import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { QUEUES } from '../../kernel/commands/queues.js';

const whole = z.number().int().nonnegative();

/** One queue as an operator, or an autoscaler, sees it. Rates per second, ages and times in seconds. */
export const queueReportSchema = z.object({
  name: z.enum(QUEUES),
  paused: z.boolean(),
  waiting: whole,
  active: whole,
  delayed: whole,
  failed: whole,
  oldestWaitingSeconds: z.number().nonnegative(),
  /** Worker processes that consume it at this moment. */
  workers: whole,
  drainPerSecond: z.number().nonnegative(),
  /** How long the waiting jobs take at this rate; null when nothing drains them. */
  secondsToEmpty: z.number().nonnegative().nullable(),
  /** How many worker processes the group that takes it should have. */
  wantedWorkers: whole,
});
export type QueueReport = z.infer<typeof queueReportSchema>;

/** Worker processes that take the same queues and are scaled together. */
export const workerGroupSchema = z.object({
  name: z.string(),
  queues: z.array(z.enum(QUEUES)),
  /** Processes that live. */
  workers: whole,
  /** How busy one of them is on average, from 0 to 1: with its busiest queue, or with computing. */
  utilisation: z.number().min(0).max(1),
  /** Age of the job that waits longest in any of its queues that is not paused. */
  oldestWaitingSeconds: z.number().nonnegative(),
  /** How many processes it should have: what an autoscaler goes by. */
  wantedWorkers: whole,
});
export type WorkerGroup = z.infer<typeof workerGroupSchema>;

/** `GET /api/ops/queues`. */
export const queuesAnswerSchema = z.object({ queues: z.array(queueReportSchema), groups: z.array(workerGroupSchema) });
export type QueuesAnswer = z.infer<typeof queuesAnswerSchema>;

export const queueNameSchema = z.enum(QUEUES);

/** A command whose every attempt was a fault. Contacts in the payload are masked. */
export const failedJobSchema = z.object({
  queue: z.enum(QUEUES),
  id: z.string(),
  command: z.string(),
  scope: z.string(),
  attempts: whole,
  reason: z.string(),
  failedAt: timeSchema,
  payload: z.unknown(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

/** `GET /api/ops/failed-jobs?queue=&limit=`: newest first. */
export const failedJobsAnswerSchema = z.object({ jobs: z.array(failedJobSchema) });
export type FailedJobsAnswer = z.infer<typeof failedJobsAnswerSchema>;
export const failedJobsQuerySchema = z.object({
  queue: queueNameSchema.optional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
});

/** `POST /api/ops/failed-jobs/{queue}/{id}/retry` and `POST /api/ops/queues/{queue}/retry-failed`. */
export const retriedAnswerSchema = z.object({ retried: whole });
export type RetriedAnswer = z.infer<typeof retriedAnswerSchema>;
