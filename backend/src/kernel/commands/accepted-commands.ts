import { Injectable } from '@nestjs/common';
import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { SettledCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import {
  acceptCommand,
  noteAsker,
  readAcceptedCommand,
  readCommittedOutcome,
  settleCommand,
} from '@planet-heroes/domain/kernel/commands/accepted-commands';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';

/** The state of a command that was answered with 202. */
export interface AcceptedCommandState {
  settled: SettledCommand | undefined;
  /** A digest of the key or session that it came with. */
  asker: string | null;
  /** Whether it says nothing of anybody: what visitors have computed. */
  isPublic: boolean;
}

/** The durable list of commands that were answered with 202, until each has its outcome. */
@Injectable()
export class AcceptedCommands {
  private readonly listeners: ((settled: SettledCommand) => void)[] = [];

  constructor(
    private readonly database: Database,
    private readonly platform: QueuePlatform,
    private readonly logger: Logger,
  ) {}

  /** Makes a command durable. Throws `database_unavailable` when it cannot: the client then may safely ask again. */
  async accept(job: CommandJob): Promise<void> {
    try {
      await acceptCommand(this.database, job);
    } catch (error) {
      this.logger.warn({ err: error, commandId: job.id }, 'A slow command could not be made durable.');
      throw new AppError('database_unavailable', 'We cannot promise this just now. Please try again in a moment.');
    }
  }

  /** Notes who sent an accepted command. Where this is lost, the sender is known by its cookie alone. */
  async noteAsker(commandId: string, asker: string): Promise<void> {
    await noteAsker(this.database, commandId, asker).catch((error: unknown) =>
      this.logger.warn({ err: error, commandId }, 'Who sent an accepted command could not be noted.'));
  }

  /** Stores an outcome, once, and notifies every node. A command that was never accepted is left alone. */
  async settle(commandId: string, outcome: CommandOutcome): Promise<void> {
    try {
      if (await settleCommand(this.database, commandId, outcome)) this.platform.bus.announceSettled(commandId);
    } catch (error) {
      this.logger.warn({ err: error, commandId }, 'An outcome could not be written down; the sweeper will.');
    }
  }

  /** The outcome that was committed with a command's effects, by this run of it or another with its key and body. */
  committed(job: CommandJob): Promise<CommandOutcome | undefined> {
    return readCommittedOutcome(this.database, job);
  }

  /** What became of a command; undefined when it was never accepted. */
  async find(commandId: string): Promise<AcceptedCommandState | undefined> {
    const row = await readAcceptedCommand(this.database, commandId);
    return row && { ...row, settled: row.outcome ? asSettled(commandId, row.outcome) : undefined };
  }

  onSettled(listener: (settled: SettledCommand) => void): void {
    this.listeners.push(listener);
  }

  /** Passes an outcome on to this node's listeners. */
  async announce(commandId: string): Promise<void> {
    try {
      const settled = (await this.find(commandId))?.settled;
      if (settled) for (const listener of this.listeners) listener(settled);
    } catch (error) {
      this.logger.warn({ err: error, commandId }, 'An outcome could not be passed on; the client asks again.');
    }
  }
}

function asSettled(commandId: string, outcome: CommandOutcome): SettledCommand {
  return outcome.status === 'succeeded'
    ? { commandId, status: 'succeeded', result: outcome.result }
    : { commandId, status: outcome.status, error: outcome.error };
}
