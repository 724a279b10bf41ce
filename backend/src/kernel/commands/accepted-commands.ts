import { Injectable } from '@nestjs/common';
import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { SettledCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';

/** What is known of a command that was answered with 202. */
export type AcceptedCommandState = { settled: SettledCommand | undefined };

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
      await this.database.query('insert into accepted_command (id, job) values ($1, $2)', [
        job.id,
        JSON.stringify(job),
      ]);
    } catch (error) {
      this.logger.warn({ err: error, commandId: job.id }, 'A slow command could not be made durable.');
      throw new AppError('database_unavailable', 'We cannot promise this just now. Please try again in a moment.');
    }
  }

  /** Writes an outcome down, once, and tells every node. A command that was never accepted is left alone. */
  async settle(commandId: string, outcome: CommandOutcome): Promise<void> {
    try {
      const settled = await this.database.query(
        'update accepted_command set outcome = $2, settled_at = now() where id = $1 and settled_at is null returning id',
        [commandId, JSON.stringify(outcome)],
      );
      if (settled.length > 0) this.platform.bus.announceSettled(commandId);
    } catch (error) {
      this.logger.warn({ err: error, commandId }, 'An outcome could not be written down; the sweeper will.');
    }
  }

  /** The outcome that was committed with a command's effects, by this run of it or another with its key and body. */
  async committed({ id, scope, key, bodyHash }: CommandJob): Promise<CommandOutcome | undefined> {
    const [row] = await this.database.query<{ outcome: CommandOutcome; command_id: string }>(
      'select outcome, command_id from command_result where scope = $1 and key = $2 and body_hash = $3',
      [scope, key, bodyHash],
    );
    return row && (row.command_id === id ? row.outcome : ({ ...row.outcome, replayed: true } as CommandOutcome));
  }

  /** What became of a command; undefined when it was never accepted. */
  async find(commandId: string): Promise<AcceptedCommandState | undefined> {
    const [row] = await this.database.query<{ outcome: CommandOutcome | null }>(
      'select outcome from accepted_command where id = $1',
      [commandId],
    );
    return row && { settled: row.outcome ? asSettled(commandId, row.outcome) : undefined };
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
