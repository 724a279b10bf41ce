import type { JobsOptions } from 'bullmq';
import { QUEUE_SETTINGS, type QueueName, QUEUES } from '@planet-heroes/contracts/kernel/commands/queues';

/** How each queue's jobs are retried and kept, in BullMQ's terms. */
export const JOB_OPTIONS = Object.fromEntries(
  QUEUES.map((queue) => {
    const { attempts, backoffMs, keepCompleted, keepFailed } = QUEUE_SETTINGS[queue];
    const backoff = { type: 'exponential', delay: backoffMs };
    return [queue, { attempts, backoff, removeOnComplete: keepCompleted, removeOnFail: keepFailed }];
  }),
) as Record<QueueName, JobsOptions>;
