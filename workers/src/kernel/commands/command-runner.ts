import { Injectable } from '@nestjs/common';
import { CommandRunner as DomainCommandRunner } from '@planet-heroes/domain/kernel/commands/command-runner';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Config } from '@planet-heroes/platform/config/config';
import { Logger } from '@planet-heroes/platform/observability/logger';

/** Runs the domain's commands, with what they need from outside. Throws a fault; a refusal is an outcome. */
@Injectable()
export class CommandRunner extends DomainCommandRunner {
  constructor(
    database: Database,
    { autoVerifySeconds, transactionBoundMs, languageModel, allowPrivateWebhooks }: Config,
    logger: Logger,
  ) {
    const onModelFault = (reason: unknown) =>
      logger.warn({ err: reason }, 'The language model gave no usable answer; the concierge answered by itself.');
    super(database, { autoVerifySeconds, transactionBoundMs, languageModel, allowPrivateWebhooks, onModelFault });
  }
}
