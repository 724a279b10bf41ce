import { Processor } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import type { QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import type { Config } from '@planet-heroes/platform/config/config';
import type { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import type { CommandProcessor } from './command-processor.js';
import { settingsOf } from './settings-of.js';

/** Where `@Processor` writes down whose processor a class is. */
const PROCESSOR_METADATA = 'bullmq:processor_metadata';

/**
 * The processors of the queues that WORKER_QUEUES names. Throws where a queue of commands has none, or more than one.
 * A decorator's options are fixed when its file is read; how many jobs run at once, and over which connection, is known
 * only now. So each is declared once more, with both.
 */
export function chosenProcessors(
  processors: readonly Type<CommandProcessor>[],
  { worker }: Config,
  { consumers }: QueuePlatform,
): Type<CommandProcessor>[] {
  const byQueue = new Map(COMMAND_QUEUES.map((queue) => [queue, processorOf(queue, processors)]));
  const concurrency = worker.concurrency && { concurrency: worker.concurrency };
  return [...byQueue]
    .filter(([queue]) => worker.queues.includes(queue))
    .map(([queue, processor]) => {
      @Processor(queue, { ...settingsOf(queue), ...concurrency, ...consumers })
      class Chosen extends processor {}
      return Chosen;
    });
}

function processorOf(queue: QueueName, processors: readonly Type<CommandProcessor>[]): Type<CommandProcessor> {
  const [processor, ...others] = processors.filter((each) => queueOf(each) === queue);
  if (!processor) throw new Error(`The queue "${queue}" has no processor: no class carries @Processor('${queue}').`);
  if (others.length === 0) return processor;
  throw new Error(
    `The queue "${queue}" has more than one processor: ${
      [processor, ...others].map(({ name }) => name).join(' and ')
    }.`,
  );
}

function queueOf(processor: Type<CommandProcessor>): string | undefined {
  return (Reflect.getMetadata(PROCESSOR_METADATA, processor) as { name?: string } | undefined)?.name;
}
