import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { Config } from '@planet-heroes/platform/config/config';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { memoryLimiter, type RateLimiter } from '@planet-heroes/platform/queues/rate-limiter';
import { NetworkLimiter } from './network-limiter.js';

const MINUTE_SECONDS = 60;

/**
 * How often one network may read, and one company may ask for anything. Operators' pages count, other pages, health and
 * metrics, operators' calls, and what is answered from prepared bytes do not: calls that no operator makes are counted
 * by `OperatorAttempts`.
 */
@Injectable()
export class ReadLimits {
  /** Counted in this node alone: a look into Redis would cost more than most reads. */
  private readonly byNetwork: NetworkLimiter | undefined;
  private readonly byCompany: RateLimiter | undefined;

  constructor({ readsPerMinute, requestsPerMinuteOfCompany: ofCompany }: Config, platform: QueuePlatform) {
    this.byNetwork = readsPerMinute > 0
      ? new NetworkLimiter((_, limit) => memoryLimiter(limit), 'reads', { points: readsPerMinute, seconds: MINUTE_SECONDS })
      : undefined;
    this.byCompany = ofCompany > 0
      ? platform.limiter('company', { points: ofCompany, seconds: MINUTE_SECONDS })
      : undefined;
  }

  /** Counts a call that reads. Throws `too_many_requests`, with the seconds to wait. */
  async count(request: FastifyRequest): Promise<void> {
    const path = request.routeOptions.url ?? '';
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const isCall = path.startsWith('/api/') && !path.startsWith('/api/ops/');
    if (isCall || path === '/ops' || path.startsWith('/ops/')) await this.countOf(request.ip);
  }

  /** Counts a read of an address's network, over HTTP or a socket. Throws `too_many_requests`. */
  async countOf(address: string): Promise<void> {
    refuseIf(await this.byNetwork?.take(address));
  }

  /** Counts what a company asks for. Throws `too_many_requests`. */
  async countCompany(companyId: string): Promise<void> {
    refuseIf(await this.byCompany?.take(companyId));
  }
}

function refuseIf(retryAfter: number | undefined): void {
  if (retryAfter === undefined) return;
  throw new AppError('too_many_requests', `That was a little fast. Please try again in ${retryAfter} seconds.`, {
    retryAfter,
  });
}
