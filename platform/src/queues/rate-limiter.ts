import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';

/** At most `points` within `seconds`, for each key. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** Counts what each key does. */
export interface RateLimiter {
  /** Counts one; returns undefined when it is within the limit, else the seconds after which it is again. */
  take(key: string): Promise<number | undefined>;
  /**
   * Counts nothing; returns undefined while one more would be within the limit, else the seconds after which it is
   * again.
   */
  peek(key: string): Promise<number | undefined>;
}

/** Counts in this process. */
export function memoryLimiter({ points, seconds }: RateLimit): RateLimiter {
  return asLimiter(new RateLimiterMemory({ points, duration: seconds }), points);
}

/** Counts in Redis, for all processes together; in this process alone while Redis is unavailable. */
export function redisLimiter(storeClient: Redis, keyPrefix: string, { points, seconds }: RateLimit): RateLimiter {
  const insuranceLimiter = new RateLimiterMemory({ points, duration: seconds });
  return asLimiter(
    new RateLimiterRedis({ storeClient, keyPrefix, points, duration: seconds, insuranceLimiter }),
    points,
  );
}

function asLimiter(limiter: RateLimiterAbstract, points: number): RateLimiter {
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return undefined;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return waitSeconds(refused);
        throw refused;
      }
    },
    async peek(key) {
      const counted = await limiter.get(key);
      return counted && counted.consumedPoints >= points ? waitSeconds(counted) : undefined;
    },
  };
}

function waitSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
