import { describe, expect, it } from '@jest/globals';
import { asWho, currentWho, noteWho } from '@planet-heroes/platform/observability/who';
import { AddressHash } from './address-hash.js';

class Counted extends AddressHash {
  hashed = 0;

  protected override digest(network: string): string {
    this.hashed++;
    return super.digest(network);
  }
}

const secrets = { sessionSecret: 's'.repeat(32) } as ConstructorParameters<typeof AddressHash>[0];

describe('the network of a caller', () => {
  it('is hashed once, and not before it is read', () => {
    const addresses = new Counted(secrets);
    const who = addresses.whoAt('203.0.113.7');
    asWho(who, () => {
      noteWho({ hero: 'h1' });
      expect(addresses.hashed).toBe(0);
      const said = { hero: 'h1', addressHash: expect.stringMatching(/^[\w-]{16}$/) };
      expect([currentWho(), currentWho()]).toEqual([said, said]);
    });
    expect(addresses.hashed).toBe(1);
    expect(addresses.whoAt('203.0.113.7').addressHash).toBe(addresses.of('203.0.113.7'));
    expect(addresses.hashed).toBe(1);
  });

  it('has the same hash after many others called, and its household too', () => {
    const addresses = new Counted(secrets);
    const [first, household] = [addresses.of('203.0.113.7'), addresses.of('2001:db8:1:2::1')];
    const others = new Set(Array.from({ length: 6_000 }, (_, at) => addresses.of(`10.0.${at >> 8}.${at & 255}`)));
    expect(others.size).toBe(6_000);
    expect([addresses.of('203.0.113.7'), addresses.of('2001:db8:1:2::9')]).toEqual([first, household]);
    expect(addresses.hashed).toBe(6_004);
  });
});
