import { describe, expect, it } from '@jest/globals';
import { asWho, currentWho, noteWho } from '@planet-heroes/platform/observability/who';
import { AddressHash } from './address-hash.js';

class Counted extends AddressHash {
  hashed = 0;

  override of(address: string): string {
    this.hashed++;
    return super.of(address);
  }
}

describe('the network of whoever calls', () => {
  it('is hashed once, and not before it is read', () => {
    const addresses = new Counted({ sessionSecret: 's'.repeat(32) } as ConstructorParameters<typeof AddressHash>[0]);
    const who = addresses.whoAt('203.0.113.7');
    asWho(who, () => {
      noteWho({ hero: 'h1' });
      expect(addresses.hashed).toBe(0);
      const said = { hero: 'h1', addressHash: expect.stringMatching(/^[\w-]{16}$/) };
      expect([currentWho(), currentWho()]).toEqual([said, said]);
    });
    expect(addresses.hashed).toBe(1);
  });
});
