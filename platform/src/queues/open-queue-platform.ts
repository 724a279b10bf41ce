import type { Config } from '../config/config.js';
import type { Logger } from '../observability/logger.js';
import { PostgresQueuePlatform } from './postgres-queue-platform.js';
import type { QueuePlatform } from './queue-platform.js';
import { RedisQueuePlatform } from './redis-queue-platform.js';

/** Chooses the queues' foundation: the one place that does. `databaseUrl` is the embedded server's, where that runs. */
export async function openQueuePlatform(
  config: Config,
  databaseUrl: string,
  logger: Logger,
): Promise<QueuePlatform> {
  if (config.external) return RedisQueuePlatform.open(config.external.redisUrl, config.redisPrefix, logger);
  return PostgresQueuePlatform.open(databaseUrl, logger);
}
