import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { HAS_REDIS_SERVER, type PrivateRedis, startPrivateRedis } from '../../../tests/processes/private-redis.js';
import { until } from '../../../tests/support/until.js';
import { createLogger } from '../observability/logger.js';
import { RedisQueuePlatform } from './redis-queue-platform.js';

const suite = HAS_REDIS_SERVER ? describe : describe.skip;
suite(`a queue first used while Redis is away${HAS_REDIS_SERVER ? '' : ' (needs a redis-server on the PATH)'}`, () => {
  let redis: PrivateRedis;
  let platform: RedisQueuePlatform;
  beforeEach(async () => {
    redis = await startPrivateRedis();
  });
  afterEach(async () => {
    await queue?.close().catch(() => undefined);
    queue = undefined;
    await platform.close();
    await redis.remove();
  });

  let queue: Queue | undefined;
  const waiting = () => {
    queue ??= new Queue('heroes', platform.producers).on('error', () => undefined);
    return queue.getJobCountByTypes('waiting');
  };

  it.each(['since before this process started', 'since this process was connected'])(
    '%s, works once Redis is there',
    async (since) => {
      const beforeStart = since.includes('started');
      if (beforeStart) await redis.stop();
      platform = await RedisQueuePlatform.open(redis.url, 'test', createLogger('silent', 'test'));
      if (!beforeStart) {
        await until('a connection', () => platform.ping().then(() => true));
        await redis.stop();
      }
      await expect(waiting()).rejects.toThrow();
      await redis.start();
      expect(await until('the queue to answer', async () => [await waiting()], 10_000)).toEqual([0]);
    },
  );
});
