import { Injectable } from '@nestjs/common';
import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';
import type { CommandServices } from '@planet-heroes/domain/kernel/commands/command-services';
import { runCommand } from '@planet-heroes/domain/kernel/commands/run-command';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Config } from '@planet-heroes/platform/config/config';
import { Logger } from '@planet-heroes/platform/observability/logger';

/** Runs the domain's commands with what they need from outside. */
@Injectable()
export class CommandRunner {
  private readonly services: CommandServices;

  constructor(
    private readonly database: Database,
    { autoVerifySeconds, transactionBoundMs, languageModel, allowPrivateWebhooks }: Config,
    logger: Logger,
  ) {
    const onModelFault = (reason: unknown) => logger.warn({ err: reason }, 'The language model gave no usable answer; the concierge answered by itself.');
    this.services = { autoVerifySeconds, transactionBoundMs, languageModel, allowPrivateWebhooks, onModelFault };
  }

  /** Throws a fault; a refusal is an outcome. */
  run(job: CommandJob): Promise<CommandOutcome> {
    return runCommand(this.database, job, this.services);
  }
}
