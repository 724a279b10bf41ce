import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import type { Who } from '@planet-heroes/contracts/kernel/commands/who';
import { Config } from '@planet-heroes/platform/config/config';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { asWho } from '@planet-heroes/platform/observability/who';
import { AddressHash } from '../http/address-hash.js';
import { trustedProxies } from '../http/trusted-proxies.js';

/** Who sends each socket's messages, for the lines of the log that they lead to. */
@Injectable()
export class CallersOfSockets {
  private readonly trust: (address: string, index: number) => boolean;

  constructor(
    { trustProxy }: Config,
    private readonly addresses: AddressHash,
    private readonly logger: Logger,
  ) {
    const trusted = trustedProxies(trustProxy);
    this.trust = typeof trusted === 'boolean' ? () => trusted : proxyAddress.compile(trusted);
  }

  /** Has whatever a socket sends handled for whoever it is, from now on. */
  follow(socket: Socket, request: IncomingMessage): void {
    const who: Who = { addressHash: this.addresses.of(proxyAddress(request, this.trust)) };
    socket.use(([event], next) =>
      asWho(who, () => {
        if (this.logger.isLevelEnabled('debug')) this.logger.debug({ event }, 'socket message');
        next();
      }));
  }
}
