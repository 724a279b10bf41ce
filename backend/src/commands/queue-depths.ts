import { Inject, Injectable } from '@nestjs/common';
import type { JobType } from 'bullmq';
import type { QueueName } from '@planet-heroes/contracts/commands/queues';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../backend-dependencies.js';

/** How often a queue's depth is read at the most, while something is put on it. */
const READ_EVERY_MS = 500;
/** An older reading says nothing about now. */
const KNOWN_FOR_MS = 2_000;

interface Depth {
  waiting: number;
  readAt: number;
  reading: boolean;
}

/** How many commands wait on each queue, known without asking for each call: whoever asks has it read for those after. */
@Injectable()
export class QueueDepths {
  private readonly depths = new Map<QueueName, Depth>();

  constructor(@Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies) {}

  /** The commands that wait on a queue, from all nodes, as read a moment ago; 0 when that is not known. */
  of(queue: QueueName): number {
    let depth = this.depths.get(queue);
    if (!depth) this.depths.set(queue, (depth = { waiting: 0, readAt: Number.NEGATIVE_INFINITY, reading: false }));
    const age = performance.now() - depth.readAt;
    if (age > READ_EVERY_MS && !depth.reading) void this.read(queue, depth);
    return age > KNOWN_FOR_MS ? 0 : depth.waiting;
  }

  private async read(queue: QueueName, depth: Depth): Promise<void> {
    depth.reading = true;
    try {
      // On Postgres a paused queue counts its waiting jobs under another name, which the types no longer know.
      depth.waiting = await this.dependencies.platform.queue(queue).getJobCountByTypes('waiting', 'paused' as JobType);
      depth.readAt = performance.now();
    } catch (error) {
      this.dependencies.logger.debug({ err: error, queue }, 'The depth of a queue could not be read.');
    } finally {
      depth.reading = false;
    }
  }
}
