import type { Registry } from 'prom-client';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import type { Config } from '@planet-heroes/platform/config/config';
import type { Logger } from '@planet-heroes/platform/observability/logger';
import type { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';

/** What a worker is given by whoever starts it. */
export interface WorkerDependencies {
  config: Config;
  database: Database;
  platform: QueuePlatform;
  logger: Logger;
  registry: Registry;
}

export const WORKER_DEPENDENCIES = Symbol('WorkerDependencies');
