import type { FastifyRequest } from 'fastify';
import { type Exchange, OfExchange } from '../../kernel/http/callers.js';

/** What passkeys are made for and checked against: the site's name, and the origin of its pages. */
export interface Site {
  siteId: string;
  origin: string;
}

/** The site that a request came to. */
export function siteOf({ protocol, host, hostname, headers }: FastifyRequest): Site {
  // A page of ours sends its origin; that it is ours has been checked.
  return { siteId: hostname.replace(/:\d+$/, ''), origin: headers.origin ?? `${protocol}://${host}` };
}

export const CurrentSite = () => OfExchange({ transform: ({ request }: Exchange) => siteOf(request) });
