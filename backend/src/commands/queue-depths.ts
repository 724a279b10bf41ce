import { Inject, Injectable } from '@nestjs/common';
import type { JobType } from 'bullmq';
import type { QueueName } from '@planet-heroes/contracts/commands/queues';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../backend-dependencies.js';

/** How often a queue is looked at at the most, while something is put on it. */
const READ_EVERY_MS = 500;
/** An older reading says nothing about now. */
const KNOWN_FOR_MS = 2_000;
/** Fewer than this are no crowd, however slowly they are worked off. */
const A_CROWD = 100;
/** A queue that is being worked off and makes its commands wait for this long is asked for more than it can do. */
const TOO_LONG_MS = 2_500;

interface Depth {
  waiting: number;
  /** The command that has waited longest, and since when. */
  head: { id: string | undefined; since: number } | undefined;
  isDraining: boolean;
  readAt: number;
  reading: boolean;
}

const UNKNOWN = { waiting: 0, head: undefined, isDraining: false };

/** Whether queues have room for more, known without asking for each call: whoever asks has it read for those after. */
@Injectable()
export class QueueDepths {
  private readonly depths = new Map<QueueName, Depth>();

  constructor(@Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies) {}

  /**
   * Whether further commands would only make the wait longer. A queue that nobody works off is filled up to its bound:
   * its commands are promised, and wait for their workers.
   */
  isFull(queue: QueueName): boolean {
    let depth = this.depths.get(queue);
    if (!depth) this.depths.set(queue, (depth = { ...UNKNOWN, readAt: Number.NEGATIVE_INFINITY, reading: false }));
    const age = performance.now() - depth.readAt;
    if (age > READ_EVERY_MS && !depth.reading) {
      // What was known when somebody last asked. A reading that takes long, as in a crowd, leaves it in force.
      if (age > KNOWN_FOR_MS) Object.assign(depth, UNKNOWN);
      void this.read(queue, depth);
    }
    if (depth.waiting >= this.dependencies.config.mostCommandsWaiting) return true;
    return depth.waiting >= A_CROWD && depth.isDraining && depth.head !== undefined && Date.now() - depth.head.since > TOO_LONG_MS;
  }

  private async read(name: QueueName, depth: Depth): Promise<void> {
    depth.reading = true;
    try {
      const queue = this.dependencies.platform.queue(name);
      const [waiting, [oldest]] = await Promise.all([
        // On Postgres a paused queue counts its waiting jobs under another name, which the types no longer know.
        queue.getJobCountByTypes('waiting', 'paused' as JobType),
        queue.getJobs(['waiting'], 0, 0, true),
      ]);
      depth.isDraining = depth.head !== undefined && oldest?.id !== depth.head.id;
      depth.head = oldest && { id: oldest.id, since: oldest.timestamp };
      depth.waiting = waiting;
      depth.readAt = performance.now();
    } catch (error) {
      this.dependencies.logger.debug({ err: error, queue: name }, 'The depth of a queue could not be read.');
    } finally {
      depth.reading = false;
    }
  }
}
