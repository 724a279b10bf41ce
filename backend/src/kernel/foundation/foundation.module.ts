import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Config } from '@planet-heroes/platform/config/config';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { NodeId } from './node-id.js';
import { Secrets } from './secrets.js';

/** What the code that starts the backend opens for it, and closes after it. */
export interface BackendOptions {
  config: Config;
  operatorToken: string;
  sessionSecret: string;
  database: Database;
  platform: QueuePlatform;
  logger: Logger;
  registry: Registry;
  nodeId: string;
}

/** The parts that are there before the backend is. */
@Global()
@Module({})
export class FoundationModule {
  static with(
    { config, operatorToken, sessionSecret, database, platform, logger, registry, nodeId }: BackendOptions,
  ): DynamicModule {
    const providers = [
      { provide: Config, useValue: config },
      { provide: Database, useValue: database },
      { provide: QueuePlatform, useValue: platform },
      { provide: Logger, useValue: logger },
      { provide: Registry, useValue: registry },
      { provide: NodeId, useValue: new NodeId(nodeId) },
      { provide: Secrets, useValue: new Secrets(operatorToken, sessionSecret) },
    ];
    return { module: FoundationModule, providers, exports: providers };
  }
}
