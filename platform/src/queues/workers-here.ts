import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';
import type { QueueName } from '@planet-heroes/contracts/kernel/commands/queues';

/** Runs a command to its outcome; rejects with a fault, after which it may be tried again. */
export type RunHere = (job: CommandJob) => Promise<CommandOutcome>;

/** When a command was asked for, begun and ended, ms since 1970: what its job would say. */
export interface RunTimes {
  timestamp: number;
  processedOn: number;
  finishedOn: number;
}

const MAX_KNOWN_RUNS = 2_000;

/**
 * The workers of this process, for a backend in the same process: a command that its sender waits for runs at once,
 * without the way through a table (docs/adr/020).
 */
export class WorkersHere {
  private readonly runs = new Map<QueueName, RunHere>();
  private readonly paused = new Set<QueueName>();
  private readonly times = new Map<string, RunTimes>();

  offer(queue: QueueName, run: RunHere): void {
    this.runs.set(queue, run);
  }

  withdraw(queue: QueueName): void {
    this.runs.delete(queue);
  }

  /** What operators have paused waits on its queue. */
  setPaused(queue: QueueName, isPaused: boolean): void {
    if (isPaused) this.paused.add(queue);
    else this.paused.delete(queue);
  }

  /** How a queue's commands are run here; undefined where they have to go by the queue. */
  of(queue: QueueName): RunHere | undefined {
    return this.paused.has(queue) ? undefined : this.runs.get(queue);
  }

  noteRun(commandId: string, times: RunTimes): void {
    this.times.set(commandId, times);
    if (this.times.size > MAX_KNOWN_RUNS) this.times.delete(this.times.keys().next().value!);
  }

  /** Of the last commands that have run here. */
  timesOf(commandId: string): RunTimes | undefined {
    return this.times.get(commandId);
  }
}
