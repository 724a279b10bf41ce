import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Config } from '@planet-heroes/platform/config/config';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';

/** What the code that starts workers opens for them, and closes after them. */
export interface WorkerOptions {
  config: Config;
  database: Database;
  platform: QueuePlatform;
  logger: Logger;
  registry: Registry;
}

/** The parts that are there before the workers are. */
@Global()
@Module({})
export class FoundationModule {
  static with({ config, database, platform, logger, registry }: WorkerOptions): DynamicModule {
    const providers = [
      { provide: Config, useValue: config },
      { provide: Database, useValue: database },
      { provide: QueuePlatform, useValue: platform },
      { provide: Logger, useValue: logger },
      { provide: Registry, useValue: registry },
    ];
    return { module: FoundationModule, providers, exports: providers };
  }
}
