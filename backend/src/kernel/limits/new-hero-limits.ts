import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { Config } from '@planet-heroes/platform/config/config';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { type Exchange, OfExchange } from '../http/callers.js';
import { NetworkLimiter } from './network-limiter.js';
import { Sessions } from '../sessions/sessions.js';

const HOUR_SECONDS = 3600;

/** How many heroes may begin in one network: guests, and those who join without having been one. */
@Injectable()
export class NewHeroLimits {
  private readonly byNetwork: NetworkLimiter | undefined;

  constructor({ newHeroesPerHour: points }: Config, platform: QueuePlatform, private readonly sessions: Sessions) {
    const limiter = platform.limiter.bind(platform);
    this.byNetwork = points > 0
      ? new NetworkLimiter(limiter, 'new-hero', { points, seconds: HOUR_SECONDS })
      : undefined;
  }

  /** Throws `too_many_requests`, with the seconds to wait, where a browser without a session is one too many. */
  async count({ request }: Exchange): Promise<void> {
    if (!this.byNetwork) return;
    // A cookie whose session has ended begins another hero.
    if ((await this.sessions.callerOf(request.headers)).session) return;
    const retryAfter = await this.byNetwork.take(request.ip);
    if (retryAfter === undefined) return;
    const text = `Many heroes began in this network. Please sign in, or try again in ${retryAfter} seconds.`;
    throw new AppError('too_many_requests', text, { retryAfter });
  }
}

@Injectable()
class LimitedNewHeroPipe implements PipeTransform<Exchange, Promise<undefined>> {
  constructor(private readonly limits: NewHeroLimits) {}

  async transform(exchange: Exchange): Promise<undefined> {
    await this.limits.count(exchange);
    return undefined;
  }
}

/** Counts the call as one that begins a hero, where it does. Throws `too_many_requests`. */
export const LimitedNewHero = () => OfExchange(LimitedNewHeroPipe);
