import type { JobsOptions } from 'bullmq';
import { type CommandJob, COMMANDS } from '@planet-heroes/contracts/commands';
import { QUEUE_SETTINGS, type QueueName, QUEUES } from '@planet-heroes/contracts/kernel/commands/queues';
import { jobTelemetry } from '../observability/tracing.js';

/** How each queue's jobs are retried and kept, in BullMQ's terms. */
export const JOB_OPTIONS = Object.fromEntries(
  QUEUES.map((queue) => {
    const { attempts, backoffMs, keepCompleted, keepFailed } = QUEUE_SETTINGS[queue];
    const backoff = { type: 'exponential', delay: backoffMs };
    return [queue, { attempts, backoff, removeOnComplete: keepCompleted, removeOnFail: keepFailed }];
  }),
) as Record<QueueName, JobsOptions>;

/**
 * How one command's job differs from the others of its queue. Only some jobs, chosen at random, remove expired ones
 * when they end: each removal reads all that are kept, and on PostgreSQL jobs that end at the same moment wait for each
 * other's (docs/performance.md, "Embedded queues").
 */
export function jobOptionsOf({ id, name, traceparent }: CommandJob): JobsOptions {
  const isRemoving = Math.random() * QUEUE_SETTINGS[COMMANDS[name].queue].removalEvery < 1;
  return { jobId: id, ...(!isRemoving && { removeOnComplete: false }), ...jobTelemetry(traceparent) };
}
