import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import { Config } from '@planet-heroes/platform/config/config';
import { trustedProxies } from './trusted-proxies.js';

/** Where a connection comes from and how, seen through the proxies that are believed: as Fastify sees a call's. */
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

  /** `https` where a proxy that is believed says so: we speak plain HTTP alone. */
  schemeOf({ headers, socket: { remoteAddress } }: IncomingMessage): string {
    const said = headers['x-forwarded-proto'];
    if (said === undefined || remoteAddress === undefined || !this.isTrusted(remoteAddress, 0)) return 'http';
    return String(said).split(',').at(-1)!.trim();
  }
}
