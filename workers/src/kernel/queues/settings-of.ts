import { QUEUE_SETTINGS, type QueueName } from '@planet-heroes/contracts/kernel/commands/queues';

/** How a queue's jobs are run, in BullMQ's terms. */
export function settingsOf(queue: QueueName) {
  const { concurrency, lockMs, stalledCheckMs, attempts } = QUEUE_SETTINGS[queue];
  return { concurrency, lockDuration: lockMs, stalledInterval: stalledCheckMs, maxStalledCount: attempts };
}
