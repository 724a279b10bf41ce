import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { Config } from '@planet-heroes/platform/config/config';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import type { RateLimiter } from '@planet-heroes/platform/queues/rate-limiter';
import { type Exchange, OfExchange } from '../../kernel/http/callers.js';
import { networkOf } from '../../kernel/http/network.js';

const MINUTE_SECONDS = 60;

/** Counts by network what has to do with signing in; addresses and accounts are limited where codes are kept. */
@Injectable()
export class SignInLimits {
  private readonly limiter: RateLimiter | undefined;

  constructor(config: Config, platform: QueuePlatform) {
    const points = config.signInsPerMinute;
    this.limiter = points > 0 ? platform.limiter('sign-in', { points, seconds: MINUTE_SECONDS }) : undefined;
  }

  /** Throws `too_many_requests`. */
  async count(ip: string): Promise<void> {
    const retryAfter = await this.limiter?.take(networkOf(ip));
    if (retryAfter === undefined) return;
    const text = `Too many sign-ins were tried from this network. Please try again in ${retryAfter} seconds.`;
    throw new AppError('too_many_requests', text, { retryAfter });
  }
}

@Injectable()
class LimitedSignInPipe implements PipeTransform<Exchange, Promise<undefined>> {
  constructor(private readonly limits: SignInLimits) {}

  async transform({ request }: Exchange): Promise<undefined> {
    await this.limits.count(request.ip);
    return undefined;
  }
}

/** Counts the call as one that has to do with signing in. Throws `too_many_requests`. */
export const LimitedSignIn = () => OfExchange(LimitedSignInPipe);
