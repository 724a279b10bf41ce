import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Config } from '@planet-heroes/platform/config/config';
import { ConnectionAddress } from './connection-address.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether requests come from pages of ours. */
@Injectable()
export class Origins {
  readonly #openToAll = new Set<string>();

  constructor(private readonly connections: ConnectionAddress, private readonly config: Config) {}

  /**
   * Whether a browser sent this from a page of ours: of the same scheme and host. Programs that are not browsers send
   * no Origin and are let through.
   */
  isOwn(request: IncomingMessage): boolean {
    const { origin, host } = request.headers;
    if (origin === undefined) return true;
    try {
      const sent = new URL(origin);
      if (sent.host !== host) return false;
      // PUBLIC_URL says https where TLS ends at a proxy outside TRUST_PROXY.
      return sent.protocol === `${this.connections.schemeOf(request)}:` || sent.origin === this.config.publicUrl;
    } catch {
      return false;
    }
  }

  /** Takes a path's writes from any page: not a cookie says there who it is. */
  openToAll(path: string): void {
    this.#openToAll.add(path);
  }

  /** Whether a request may change something, coming from where it comes. */
  mayWrite(request: IncomingMessage, path?: string): boolean {
    return SAFE_METHODS.has(request.method ?? '') || this.#openToAll.has(path ?? '') || this.isOwn(request);
  }
}
