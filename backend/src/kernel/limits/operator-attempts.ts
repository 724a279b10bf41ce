import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Counter, Registry } from 'prom-client';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { Config } from '@planet-heroes/platform/config/config';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { memoryLimiter } from '@planet-heroes/platform/queues/rate-limiter';
import { NetworkLimiter } from './network-limiter.js';
import { LIMITS } from './policy.js';

const MINUTE_SECONDS = 60;

/** Counts wrong operator tokens by network, so that nobody finds the right one by trying, and calls of no operators. */
@Injectable()
export class OperatorAttempts {
  private readonly limiter: NetworkLimiter | undefined;
  /** Counted in this node alone: a look into Redis would cost more than what it spares. */
  private readonly strangers: NetworkLimiter | undefined;
  private readonly failures: Counter;

  constructor(
    config: Config,
    platform: QueuePlatform,
    registry: Registry,
    private readonly logger: Logger,
  ) {
    const points = config.operatorFailuresPerMinute;
    const limiter = platform.limiter.bind(platform);
    this.limiter = points > 0
      ? new NetworkLimiter(limiter, 'operator-failures', { points, seconds: MINUTE_SECONDS })
      : undefined;
    const ofStrangers = { points: LIMITS.strangersFactor * points, seconds: MINUTE_SECONDS };
    this.strangers = points > 0
      ? new NetworkLimiter((_, limit) => memoryLimiter(limit), 'operator-strangers', ofStrangers)
      : undefined;
    this.failures = new Counter({
      name: 'planet_operator_failures_total',
      registers: [registry],
      labelNames: ['outcome'],
      help:
        'Operator tokens that were wrong, and those that were not looked at since too many of that network had been.',
    });
    for (const outcome of ['wrong', 'not_tried']) this.failures.inc({ outcome }, 0);
  }

  /**
   * Throws `too_many_requests` while a network has used up its failures: not even the right token is looked at then.
   */
  async assertMayTry({ ip }: FastifyRequest): Promise<void> {
    const retryAfter = await this.limiter?.peek(ip);
    if (retryAfter === undefined) return;
    this.failures.inc({ outcome: 'not_tried' });
    throw tooMany(retryAfter);
  }

  /** Throws `too_many_requests` while a network made too many operators' calls without being one: none is looked up. */
  async assertMayAsk({ ip }: FastifyRequest): Promise<void> {
    refuseIf(await this.strangers?.peek(ip));
  }

  /** Notes a call whose session is not an operator's. Throws `too_many_requests`. */
  async noteStranger({ ip }: FastifyRequest): Promise<void> {
    refuseIf(await this.strangers?.take(ip));
  }

  /** Notes a wrong token. Throws `too_many_requests` where several were tried at once. */
  async noteFailure({ id, ip, method, url }: FastifyRequest): Promise<void> {
    this.failures.inc({ outcome: 'wrong' });
    this.logger.warn({ requestId: id, method, path: url.split('?')[0] }, 'An operator token was wrong.');
    const retryAfter = await this.limiter?.take(ip);
    if (retryAfter !== undefined) throw tooMany(retryAfter);
  }
}

function refuseIf(retryAfter: number | undefined): void {
  if (retryAfter === undefined) return;
  const text = `Too many calls for operators came from this network. Please try again in ${retryAfter} seconds.`;
  throw new AppError('too_many_requests', text, { retryAfter });
}

function tooMany(retryAfter: number): AppError {
  return new AppError(
    'too_many_requests',
    `Too many wrong operator tokens came from this network. Please try again in ${retryAfter} seconds.`,
    { retryAfter },
  );
}
