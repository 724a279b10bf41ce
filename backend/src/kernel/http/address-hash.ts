import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Who } from '@planet-heroes/contracts/kernel/commands/who';
import { Secrets } from '../foundation/secrets.js';
import { networkOf } from './network.js';

/** 96 bits: enough to tell networks apart, and no more to keep. */
const LENGTH = 16;

/** Networks as the log names them: the same one alike on every node, and an address for nobody without the secret. */
@Injectable()
export class AddressHash {
  private readonly key: Buffer;

  constructor({ sessionSecret }: Secrets) {
    this.key = createHmac('sha256', sessionSecret).update('address-hash').digest();
  }

  /** Whoever calls from an address; its network is hashed once, and only where somebody reads it. */
  whoAt(address: string): Who {
    let known: string | undefined;
    const hash = () => (known ??= this.of(address));
    return {
      get addressHash() {
        return hash();
      },
    };
  }

  of(address: string): string {
    return createHmac('sha256', this.key).update(networkOf(address)).digest('base64url').slice(0, LENGTH);
  }
}
