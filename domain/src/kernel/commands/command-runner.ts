import type { CommandJob, CommandName, CommandOutcome } from '@planet-heroes/contracts/commands';
import { areasOf } from '../areas/areas.js';
import type { Database } from '../database/database.js';
import type { BatchedHandler } from './command-handler.js';
import type { CommandServices } from './command-services.js';
import { runCommand, runTogether } from './run-command.js';

/**
 * Runs the commands of one process: those of one kind that are in hand at the same moment together, where their handler
 * takes several, all others each alone.
 */
export class CommandRunner {
  private readonly lanes = new Map<CommandName, Lane>();

  constructor(
    private readonly database: Database,
    private readonly services: CommandServices,
  ) {}

  /** Runs a command to its outcome, as `runCommand` does. */
  run(job: CommandJob): Promise<CommandOutcome> {
    const handler = areasOf(this.database).commandHandler(job.name);
    if (handler.kind !== 'batched') return runCommand(this.database, job, this.services);
    let lane = this.lanes.get(job.name);
    if (!lane) {
      lane = new Lane(handler, (jobs) => runTogether(this.database, jobs, this.services));
      this.lanes.set(job.name, lane);
    }
    return lane.run(job);
  }
}

interface Waiting {
  job: CommandJob;
  weight: number;
  resolve: (outcome: CommandOutcome) => void;
  reject: (reason: unknown) => void;
}

/** The commands of one kind: those that arrive during a batch wait for the next one. */
class Lane {
  private waiting: Waiting[] = [];
  private underWay = 0;

  constructor(
    private readonly handler: BatchedHandler<CommandName>,
    private readonly runJobs: (jobs: readonly CommandJob[]) => Promise<PromiseSettledResult<CommandOutcome>[]>,
  ) {}

  run(job: CommandJob): Promise<CommandOutcome> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, weight: this.weigh(job), resolve, reject });
      // Commands that arrive in the same turn of the event loop go together.
      if (this.waiting.length === 1) setImmediate(() => this.begin());
    });
  }

  /** What travels without its payload weighs what the usual one does. */
  private weigh({ payload, payloadKept }: CommandJob): number {
    const { weigh } = this.handler;
    return weigh && !payloadKept ? weigh(payload) : 1;
  }

  private begin(): void {
    while (this.waiting.length > 0 && this.underWay < this.handler.parallel) void this.runNext();
  }

  private async runNext(): Promise<void> {
    const batch = this.takeBatch();
    this.underWay++;
    try {
      const settled = await this.runJobs(batch.map(({ job }) => job));
      batch.forEach(({ resolve, reject }, place) => {
        const end = settled[place]!;
        if (end.status === 'fulfilled') resolve(end.value);
        else reject(end.reason);
      });
    } catch (reason) {
      for (const { reject } of batch) reject(reason);
    } finally {
      this.underWay--;
      this.begin();
    }
  }

  /** The longest waiting, as many as go together. */
  private takeBatch(): Waiting[] {
    let weight = 0;
    let taken = 0;
    for (const { weight: next } of this.waiting) {
      if (taken > 0 && weight + next > this.handler.maxWeight) break;
      weight += next;
      taken++;
    }
    return this.waiting.splice(0, taken);
  }
}
