import type { Job, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq';
import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';
import type { RateLimit, RateLimiter } from './rate-limiter.js';
import type { NodeBus } from './node-bus.js';
import type { WorkersHere } from './workers-here.js';

export type CommandQueue = Queue<CommandJob, CommandOutcome | null, string>;
export type CommandQueueJob = Job<CommandJob, CommandOutcome | null, string>;
export type CommandWorker = Worker<CommandJob, CommandOutcome | null, string>;

/**
 * Where the queues and the bus are, on whichever of the two foundations this process runs; a class so that it can be
 * injected by type.
 */
export abstract class QueuePlatform {
  abstract readonly kind: 'postgres' | 'redis';
  abstract readonly bus: NodeBus;
  /** Where backend and workers are one process. */
  readonly workersHere?: WorkersHere;
  /** How queues are opened to put jobs on them: with the queues away, that fails at once. */
  abstract readonly producers: QueueOptions;
  /** How workers are opened: with the queues away, they wait for as long as it takes. */
  abstract readonly consumers: Pick<WorkerOptions, 'connection' | 'prefix' | 'telemetry'>;
  /** Makes a limiter; one name counts together on every node, where the foundation allows it. */
  abstract limiter(name: string, limit: RateLimit): RateLimiter;
  /** Whether it reports a lost connection once, for all queues. */
  abstract readonly reportsConnection: boolean;
  /** Rejects when the queues cannot be reached. */
  abstract ping(): Promise<void>;
  /** In sentences, what is wrong with queues that answer: a Redis that may evict jobs, or that is full. */
  abstract misfits(): Promise<string[]>;
  /** The share of its bound that the memory of the queues fills; 0 without a bound. Rejects when they cannot say. */
  abstract memoryUsed(): Promise<number>;
  /** Closes the connections. Queues and workers are closed by the code that opened them. */
  abstract close(): Promise<void>;
}
