import type { QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import type { CommandQueue } from './queue-platform.js';

/** The queues, to put jobs on them and to look after those that are there. */
export class CommandQueues {
  private readonly queues: ReadonlyMap<string, CommandQueue>;

  constructor(queues: readonly CommandQueue[]) {
    this.queues = new Map(queues.map((queue) => [queue.name, queue]));
    for (const queue of queues) {
      queue.setMaxListeners(0);
      // Each caller of the queue gets the error itself.
      queue.on('error', () => undefined);
    }
  }

  of(name: QueueName): CommandQueue {
    return this.queues.get(name)!;
  }
}
