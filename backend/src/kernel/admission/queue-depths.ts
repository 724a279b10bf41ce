import { Injectable } from '@nestjs/common';
import type { JobType } from 'bullmq';
import type { QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import { Config } from '@planet-heroes/platform/config/config';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import { ADMISSION } from './policy.js';

interface Depth {
  waiting: number;
  readAt: number;
  reading: boolean;
}

/**
 * Whether queues have room for more, without a query for each call: a call starts a read whose result later calls use.
 */
@Injectable()
export class QueueDepths {
  private readonly depths = new Map<QueueName, Depth>();

  constructor(
    private readonly queues: CommandQueues,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  /**
   * Whether a queue holds as many commands as it may: those that nobody works off are promised, and wait for their
   * workers.
   */
  isFull(queue: QueueName): boolean {
    let depth = this.depths.get(queue);
    if (!depth) this.depths.set(queue, (depth = { waiting: 0, readAt: Number.NEGATIVE_INFINITY, reading: false }));
    const age = performance.now() - depth.readAt;
    if (age > ADMISSION.queueDepth.readEveryMs && !depth.reading) {
      // What was known when somebody last asked. A reading that takes long, as in a crowd, leaves it in force.
      if (age > ADMISSION.queueDepth.knownForMs) depth.waiting = 0;
      void this.read(queue, depth);
    }
    return depth.waiting >= this.config.mostCommandsWaiting;
  }

  private async read(name: QueueName, depth: Depth): Promise<void> {
    depth.reading = true;
    try {
      // On Postgres a paused queue counts its waiting jobs under another name, which the types no longer know.
      depth.waiting = await this.queues.of(name).getJobCountByTypes('waiting', 'paused' as JobType);
      depth.readAt = performance.now();
    } catch (error) {
      this.logger.debug({ err: error, queue: name }, 'The depth of a queue could not be read.');
    } finally {
      depth.reading = false;
    }
  }
}
