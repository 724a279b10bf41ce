import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { Config } from '@planet-heroes/platform/config/config';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import type { RateLimiter } from '@planet-heroes/platform/queues/rate-limiter';
import { NOBODY, Sessions } from '../sessions/sessions.js';
import { NetworkLimiter } from './network-limiter.js';
import { LIMITS } from './policy.js';

const MINUTE_SECONDS = 60;
/** Reads that cost as much as a write. */
const COSTLY_READS = new Set<string>(LIMITS.costlyReads);

/** How often one session, and one address, may write. Operators are not limited, and neither are the polled reads. */
@Injectable()
export class WriteLimits {
  private readonly bySession: RateLimiter | undefined;
  private readonly byAddress: NetworkLimiter | undefined;

  constructor(
    config: Config,
    platform: QueuePlatform,
    private readonly sessions: Sessions,
  ) {
    const { session, address } = config.writesPerMinute;
    const limiter = platform.limiter.bind(platform);
    if (session > 0) this.bySession = limiter('session', { points: session, seconds: MINUTE_SECONDS });
    if (address > 0)
      this.byAddress = new NetworkLimiter(limiter, 'address', { points: address, seconds: MINUTE_SECONDS });
  }

  /** Throws `too_many_requests`, with the seconds to wait, when the request is one too many. */
  async count(request: FastifyRequest): Promise<void> {
    // The route, not the address: an address can be written in many ways.
    const path = request.routeOptions.url ?? '';
    const reads = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
    if (!path.startsWith('/api/') || path.startsWith('/api/ops/') || (reads && !COSTLY_READS.has(path))) return;
    const { heroId, hasSession } = await this.sessions.callerOf(request.headers);
    const waits = await Promise.all([
      hasSession && heroId !== NOBODY ? this.bySession?.take(heroId) : undefined,
      this.byAddress?.take(request.ip),
    ]);
    const retryAfter = Math.max(0, ...waits.map((wait) => wait ?? 0));
    if (retryAfter === 0) return;
    throw new AppError('too_many_requests', `That was a little fast. Please try again in ${retryAfter} seconds.`, {
      retryAfter,
    });
  }
}
