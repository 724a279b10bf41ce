import { Processor } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import { QUEUE_SETTINGS, type QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import type { Config } from '@planet-heroes/platform/config/config';
import type { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { CommandProcessor } from './command-processor.js';

/**
 * A processor for each command queue that WORKER_QUEUES names. They are declared here, not in files of their own: a
 * decorator's options are fixed when its class is, and concurrency and connection are known only at start.
 */
export function chosenProcessors({ worker }: Config, platform: QueuePlatform): Type<CommandProcessor>[] {
  return COMMAND_QUEUES.filter((queue) => worker.queues.includes(queue))
    .map((queue) => processorOf(queue, worker.concurrency, platform));
}

function processorOf(
  queue: QueueName,
  chosenConcurrency: number | undefined,
  { consumers }: QueuePlatform,
): Type<CommandProcessor> {
  const { lockMs, stalledCheckMs, attempts, ...settings } = QUEUE_SETTINGS[queue];
  const concurrency = chosenConcurrency ?? settings.concurrency;
  @Processor(queue, {
    concurrency, lockDuration: lockMs, stalledInterval: stalledCheckMs, maxStalledCount: attempts, ...consumers,
  })
  class QueueProcessor extends CommandProcessor {}
  return QueueProcessor;
}
