import { describe, expect, it } from '@jest/globals';
import { memoryLimiter } from '@planet-heroes/platform/queues/rate-limiter';
import { NetworkLimiter } from './network-limiter.js';
import { networkOf, wideNetworkOf } from './network.js';

const limiter = (points: number) =>
  new NetworkLimiter((_, limit) => memoryLimiter(limit), 'test', { points, seconds: 60 });
const taken = async (of: NetworkLimiter, addresses: readonly string[]) => {
  const waits = [];
  for (const address of addresses) waits.push(await of.take(address));
  return waits.filter((wait) => wait === undefined).length;
};

describe('a network', () => {
  it('is an IPv4 address, also a mapped one, or an IPv6 /64 within a /56', () => {
    expect([networkOf('::ffff:203.0.113.7'), wideNetworkOf('203.0.113.7')]).toEqual(['203.0.113.7', '203.0.113.7']);
    expect(networkOf('2001:db8:1:2ff::1')).toBe(networkOf('2001:db8:1:2ff:9::'));
    expect(networkOf('2001:db8:1:2ff::1')).not.toBe(networkOf('2001:db8:1:2fe::1'));
    expect(wideNetworkOf('2001:db8:1:2ff::1')).toBe(wideNetworkOf('2001:db8:1:200::1'));
    expect(wideNetworkOf('2001:db8:1:2ff::1')).not.toBe(wideNetworkOf('2001:db8:1:300::1'));
  });

  it('may do so much, and a /56 four times that', async () => {
    expect(await taken(limiter(2), Array(5).fill('203.0.113.7'))).toBe(2);
    const ofMany = limiter(2);
    const subnets = Array.from({ length: 20 }, (_, at) => `2001:db8:1:2${at + 10}::1`);
    expect(await taken(ofMany, [...subnets, ...subnets])).toBe(8);
    expect(await ofMany.peek(subnets.at(-1)!)).toBeGreaterThan(0);
    expect(await ofMany.peek('2001:db8:1:300::1')).toBeUndefined();
  });

  it('uses up nothing of its /56 by what it is refused', async () => {
    const ofMany = limiter(2);
    expect(await taken(ofMany, Array(50).fill('2001:db8:1:201::1'))).toBe(2);
    expect(await taken(ofMany, ['2001:db8:1:202::1', '2001:db8:1:203::1'])).toBe(2);
  });
});
