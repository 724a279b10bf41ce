import type { Job, JobState, Processor, Queue, Worker, WorkerOptions } from 'bullmq';
import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';
import type { QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import type { RateLimit, RateLimiter } from './rate-limiter.js';
import type { NodeBus } from './node-bus.js';

export type CommandQueue = Queue<CommandJob, CommandOutcome | null, string>;
export type CommandQueueJob = Job<CommandJob, CommandOutcome | null, string>;
export type CommandProcessor = Processor<CommandJob, CommandOutcome | null, string>;
export type CommandWorker = Worker<CommandJob, CommandOutcome | null, string>;
export type CommandJobState = JobState | 'unknown';

/** The queues and the bus, on whichever of the two foundations this process runs; a class so that it can be injected by type. */
export abstract class QueuePlatform {
  abstract readonly kind: 'postgres' | 'redis';
  abstract readonly bus: NodeBus;
  abstract queue(name: QueueName): CommandQueue;
  /** Creates a worker that takes no job before its `run` is called. */
  abstract worker(name: QueueName, processor: CommandProcessor, options: Omit<WorkerOptions, 'connection'>): CommandWorker;
  /** Makes a limiter; one name counts together on every node, where the foundation allows it. */
  abstract limiter(name: string, limit: RateLimit): RateLimiter;
  /** Rejects when the queues cannot be reached. */
  abstract ping(): Promise<void>;
  /** Closes queues and connections. Workers are closed by whoever made them. */
  abstract close(): Promise<void>;
}
