import { Injectable } from '@nestjs/common';
import { type CommandJob, COMMANDS } from '@planet-heroes/contracts/commands';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { scheduleRecurring } from '@planet-heroes/domain/kernel/schedule/recurring-commands';
import { giveBackCommands, takeDueCommands } from '@planet-heroes/domain/kernel/schedule/take-due-commands';
import { Config } from '@planet-heroes/platform/config/config';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import { jobOptionsOf } from '@planet-heroes/platform/queues/job-options';

const LOOK_MS = 500;
const PLAN_MS = 10_000;
const BATCH = 200;

/**
 * Puts scheduled commands on their queues once they are due. Every worker process looks; a row is taken by one of them.
 * A command that the queue lost is put there again, and one that ran twice counts once.
 */
@Injectable()
export class Scheduler {
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private failing = false;
  private plannedAt = 0;

  constructor(
    private readonly database: Database,
    private readonly queues: CommandQueues,
    private readonly logger: Logger,
    private readonly config: Config,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.look(), LOOK_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Now and then: every process does, and each recurring command is planned once. */
  private async plan(): Promise<void> {
    if (Date.now() - this.plannedAt < PLAN_MS) return;
    await scheduleRecurring(this.database, { demoCity: this.config.demoCity });
    this.plannedAt = Date.now();
  }

  /** Commands that their queue did not take are due again at once. */
  private async enqueue(jobs: readonly CommandJob[]): Promise<void> {
    const added = await Promise.allSettled(
      jobs.map((job) => this.queues.of(COMMANDS[job.name].queue).add(job.name, job, jobOptionsOf(job))),
    );
    const refused = jobs.filter((_, index) => added[index]!.status === 'rejected');
    if (refused.length === 0) return;
    await giveBackCommands(this.database, refused.map(({ key }) => key));
    throw (added.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason;
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      await this.plan();
      for (;;) {
        const jobs = await takeDueCommands(this.database, BATCH);
        await this.enqueue(jobs);
        if (jobs.length < BATCH) break;
      }
      this.failing = false;
    } catch (error) {
      if (!this.failing)
        this.logger.warn({ err: error }, 'Scheduled commands cannot be put on their queues; trying on.');
      this.failing = true;
    } finally {
      this.looking = false;
    }
  }
}
