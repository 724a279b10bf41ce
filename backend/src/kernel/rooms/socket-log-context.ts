import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { asWho } from '@planet-heroes/platform/observability/who';
import { AddressHash } from '../http/address-hash.js';

/** Adds to log lines who sent the socket's message that they are about. */
@Injectable()
export class SocketLogContext {
  constructor(
    private readonly addresses: AddressHash,
    private readonly logger: Logger,
  ) {}

  /** Adds the hashed address to every log line that is written while a message of the socket is handled. */
  attach(socket: Socket, address: string): void {
    const who = this.addresses.whoAt(address);
    socket.use(([event], next) =>
      asWho(who, () => {
        if (this.logger.isLevelEnabled('debug')) this.logger.debug({ event }, 'socket message');
        next();
      }));
  }
}
