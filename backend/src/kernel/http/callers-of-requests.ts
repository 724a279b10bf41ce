import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Who } from '@planet-heroes/contracts/kernel/commands/who';
import { asWho } from '@planet-heroes/platform/observability/who';
import { AddressHash } from './address-hash.js';

/** The caller of each request, for its log lines. */
@Injectable()
export class CallersOfRequests {
  private readonly known = new WeakMap<FastifyRequest, Who>();

  constructor(private readonly addresses: AddressHash) {}

  /** Continues as the request's caller: from its head on, and once more after its answer. */
  within<T>(request: FastifyRequest, goOn: () => T): T {
    let who = this.known.get(request);
    if (!who) this.known.set(request, (who = this.addresses.whoAt(request.ip)));
    return asWho(who, goOn);
  }
}
