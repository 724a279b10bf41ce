import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { asWho } from '@planet-heroes/platform/observability/who';
import { AddressHash } from '../http/address-hash.js';

/** The sender of each socket's messages, for their log lines. */
@Injectable()
export class CallersOfSockets {
  constructor(
    private readonly addresses: AddressHash,
    private readonly logger: Logger,
  ) {}

  /** Handles everything that a socket sends from an address as its caller's, from now on. */
  follow(socket: Socket, address: string): void {
    const who = this.addresses.whoAt(address);
    socket.use(([event], next) =>
      asWho(who, () => {
        if (this.logger.isLevelEnabled('debug')) this.logger.debug({ event }, 'socket message');
        next();
      }));
  }
}
