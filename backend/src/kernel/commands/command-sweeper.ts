import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { COMMAND_FAILED, type CommandJob, type CommandOutcome, COMMANDS } from '@planet-heroes/contracts/commands';
import { readOpenCommands } from '@planet-heroes/domain/kernel/commands/accepted-commands';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import { NodeId } from '../foundation/node-id.js';
import { AcceptedCommands } from './accepted-commands.js';
import { CommandDispatcher } from './command-dispatcher.js';

const SWEEP_MS = 2_000;
const BATCH = 100;

/**
 * Brings every accepted command to its end: finds outcomes whose notification was lost, and enqueues again what the
 * queue has forgotten. Running a command twice is harmless, losing one is not.
 */
@Injectable()
export class CommandSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private sweeping = false;
  private sweptTo = '';

  constructor(
    private readonly dispatcher: CommandDispatcher,
    private readonly accepted: AcceptedCommands,
    private readonly database: Database,
    private readonly queues: CommandQueues,
    private readonly node: NodeId,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** One round over the next of the commands that wait. */
  async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    try {
      const open = await readOpenCommands(this.database, this.sweptTo, BATCH);
      // On through all of them, round by round: those that wait for a worker must not stand before the others.
      this.sweptTo = open.length === BATCH ? open.at(-1)!.id : '';
      for (const job of open) await this.tryToEnd(job);
    } catch (error) {
      this.logger.debug({ err: error }, 'Sweeping was cut short; it goes on in the next round.');
    } finally {
      this.sweeping = false;
    }
  }

  private async tryToEnd(job: CommandJob): Promise<void> {
    try {
      await this.bringToEnd(job);
    } catch (error) {
      this.logger.warn(
        { err: error, commandId: job.id, command: job.name },
        'An accepted command could not be brought on.',
      );
    }
  }

  private async bringToEnd(job: CommandJob): Promise<void> {
    const outcome = (await this.accepted.committed(job)) ?? (await this.queuedOutcome(job));
    if (outcome) await this.accepted.settle(job.id, outcome);
  }

  private async queuedOutcome(job: CommandJob): Promise<CommandOutcome | undefined> {
    const stored = await this.queues.of(COMMANDS[job.name].queue).getJob(job.id);
    if (!stored) {
      await this.dispatcher.enqueue({ ...job, replyTo: this.node.value });
      return undefined;
    }
    if (!stored.finishedOn) return undefined;
    if (stored.returnvalue) return stored.returnvalue;
    // A personal result is in the database alone.
    const committed = stored.failedReason ? undefined : await this.accepted.committed(job);
    return committed ?? COMMAND_FAILED;
  }
}
