import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Who } from '@planet-heroes/contracts/kernel/commands/who';
import { Secrets } from '../foundation/secrets.js';
import { networkOf } from '../limits/network.js';

/** 96 bits: enough to separate networks, and no more to keep. */
const LENGTH = 16;
/** How many addresses are kept with their hashes: most calls come from one that has called before. */
const MAX_KNOWN = 5_000;

/** Networks as the log names them: the same one alike on every node, and an address for nobody without the secret. */
@Injectable()
export class AddressHash {
  private readonly key: Buffer;
  private readonly known = new Map<string, string>();

  constructor({ sessionSecret }: Secrets) {
    this.key = createHmac('sha256', sessionSecret).update('address-hash').digest();
  }

  /** The caller at an address; its network is hashed only where somebody reads it. */
  whoAt(address: string): Who {
    const hash = () => this.of(address);
    return {
      get addressHash() {
        return hash();
      },
    };
  }

  of(address: string): string {
    const known = this.known.get(address);
    if (known !== undefined) return known;
    const hash = this.digest(networkOf(address));
    if (this.known.size >= MAX_KNOWN) this.known.delete(this.known.keys().next().value!);
    this.known.set(address, hash);
    return hash;
  }

  protected digest(network: string): string {
    return createHmac('sha256', this.key).update(network).digest('base64url').slice(0, LENGTH);
  }
}
