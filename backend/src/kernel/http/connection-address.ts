import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import { Config } from '@planet-heroes/platform/config/config';
import { trustedProxies } from './trusted-proxies.js';

/** The address that a connection comes from, seen through the proxies that are believed: as Fastify's is of a call. */
@Injectable()
export class ConnectionAddress {
  private readonly isTrusted: (address: string, hop: number) => boolean;

  constructor({ trustProxy }: Config) {
    const trusted = trustedProxies(trustProxy);
    this.isTrusted = Array.isArray(trusted) ? proxyAddr.compile(trusted) : () => trusted;
  }

  /** Undefined where the connection was reset before it could be asked, or the request that opened it is gone. */
  of(request: IncomingMessage | undefined): string | undefined {
    return request?.socket.remoteAddress === undefined ? undefined : proxyAddr(request, this.isTrusted);
  }
}
