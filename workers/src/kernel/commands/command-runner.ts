import { Injectable } from '@nestjs/common';
import { isPublicAddress } from '@planet-heroes/domain/kernel/outbox/public-address';
import { CommandRunner as DomainCommandRunner } from '@planet-heroes/domain/kernel/commands/command-runner';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Config } from '@planet-heroes/platform/config/config';
import { openFileStore } from '@planet-heroes/platform/files/open-file-store';
import { openSenders } from '@planet-heroes/platform/mail/open-senders';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { WorkerMetrics } from '../health/worker-metrics.js';

/** Runs the domain's commands, with what they need from outside. Throws a fault; a refusal is an outcome. */
@Injectable()
export class CommandRunner extends DomainCommandRunner {
  constructor(
    database: Database,
    config: Config,
    logger: Logger,
    metrics: WorkerMetrics,
  ) {
    const onModelFault = (reason: unknown) =>
      logger.warn({ err: reason }, 'The language model gave no usable answer; the concierge answered from the catalogue.');
    const { autoVerifySeconds, ramadanShiftDays, transactionBoundMs, languageModel, allowPrivateWebhooks } = config;
    super(database, {
      autoVerifySeconds,
      ramadanShiftDays,
      transactionBoundMs,
      languageModel,
      allowPrivateWebhooks,
      // Read late: with PORT=0 the port is known once it is open.
      get publicUrl() {
        return config.publicUrl;
      },
      onModelFault,
      onMessageFault(fault) {
        logger.warn(fault, 'A message was not sent.');
        metrics.messageFailed(fault);
      },
      photos: openFileStore(config),
      ...openSenders(config, isPublicAddress),
    });
  }
}
