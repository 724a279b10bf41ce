import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { Config } from '@planet-heroes/platform/config/config';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { type Exchange, OfExchange } from '../../kernel/http/callers.js';
import { NetworkLimiter } from '../../kernel/limits/network-limiter.js';

const MINUTE_SECONDS = 60;

/**
 * Limits sign-in attempts by network; attempts by address are limited where codes are kept. Passkeys are counted
 * separately: using up the attempts with codes does not lock out a passkey's owner.
 */
@Injectable()
export class SignInLimits {
  private readonly limiters: Partial<Record<'code' | 'passkey', NetworkLimiter>> = {};

  constructor(config: Config, platform: QueuePlatform) {
    const points = config.signInsPerMinute;
    if (points === 0) return;
    const limiter = platform.limiter.bind(platform);
    const limit = { points, seconds: MINUTE_SECONDS };
    this.limiters.code = new NetworkLimiter(limiter, 'sign-in', limit);
    this.limiters.passkey = new NetworkLimiter(limiter, 'sign-in-passkey', limit);
  }

  /** Throws `too_many_requests`. */
  async count(by: 'code' | 'passkey', ip: string): Promise<void> {
    const retryAfter = await this.limiters[by]?.take(ip);
    if (retryAfter === undefined) return;
    const text = `Too many sign-ins were tried from this network. Please try again in ${retryAfter} seconds.`;
    throw new AppError('too_many_requests', text, { retryAfter });
  }
}

@Injectable()
class LimitedSignInPipe implements PipeTransform<Exchange, Promise<undefined>> {
  constructor(private readonly limits: SignInLimits) {}

  async transform({ request }: Exchange): Promise<undefined> {
    await this.limits.count('code', request.ip);
    return undefined;
  }
}

@Injectable()
class LimitedPasskeyPipe implements PipeTransform<Exchange, Promise<undefined>> {
  constructor(private readonly limits: SignInLimits) {}

  async transform({ request }: Exchange): Promise<undefined> {
    await this.limits.count('passkey', request.ip);
    return undefined;
  }
}

/** Counts the call as one that has to do with signing in by a passkey. Throws `too_many_requests`. */
export const LimitedPasskey = () => OfExchange(LimitedPasskeyPipe);

/** Counts the call as one that has to do with signing in by a code. Throws `too_many_requests`. */
export const LimitedSignIn = () => OfExchange(LimitedSignInPipe);
