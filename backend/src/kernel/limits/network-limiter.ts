import type { RateLimit, RateLimiter } from '@planet-heroes/platform/queues/rate-limiter';
import { networkOf, wideNetworkOf } from './network.js';
import { LIMITS } from './policy.js';

/** Counts by network: an IPv4 address; of IPv6 a /64, and the /56 that it is a part of. */
export class NetworkLimiter {
  private readonly narrow: RateLimiter;
  private readonly wide: RateLimiter;

  constructor(make: (name: string, limit: RateLimit) => RateLimiter, name: string, { points, seconds }: RateLimit) {
    this.narrow = make(name, { points, seconds });
    this.wide = make(`${name}-wide`, { points: LIMITS.wideNetworkFactor * points, seconds });
  }

  /** Counts one of an address; the seconds to wait where that is one too many. */
  async take(address: string): Promise<number | undefined> {
    // What is refused for the /64 is not counted against its neighbours.
    return (await this.narrow.take(networkOf(address))) ?? this.ofWide('take', address);
  }

  /** Counts nothing; the seconds to wait where one more would be too many. */
  async peek(address: string): Promise<number | undefined> {
    return (await this.narrow.peek(networkOf(address))) ?? this.ofWide('peek', address);
  }

  private async ofWide(how: 'take' | 'peek', address: string): Promise<number | undefined> {
    const wide = wideNetworkOf(address);
    return wide === networkOf(address) ? undefined : this.wide[how](wide);
  }
}
