import type { Registry } from 'prom-client';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import type { Config } from '@planet-heroes/platform/config/config';
import type { Logger } from '@planet-heroes/platform/observability/logger';
import type { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';

/** What the backend is given by whoever starts it. */
export interface BackendDependencies {
  config: Config;
  /** Guards everything under /api/ops. */
  operatorToken: string;
  /** Signs sessions; the same on every node. */
  sessionSecret: string;
  database: Database;
  platform: QueuePlatform;
  logger: Logger;
  registry: Registry;
  /** Names this node on the bus and in positions; another one at every start. */
  nodeId: string;
}

export const BACKEND_DEPENDENCIES = Symbol('BackendDependencies');
