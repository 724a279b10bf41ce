import { Injectable, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '@planet-heroes/platform/config/config';
import { type Exchange, OfExchange } from '../../kernel/http/callers.js';

/** What passkeys are made for and checked against: the site's name, and the origin of its pages. */
export interface Site {
  siteId: string;
  origin: string;
}

/**
 * The site is where people reach the product, and nothing that a request says: one that came by a stranger's host would
 * make passkeys for that. Another port of it is its own too, as in development.
 */
export function siteOf({ headers: { origin } }: Pick<FastifyRequest, 'headers'>, publicUrl: string): Site {
  const { hostname, protocol } = new URL(publicUrl);
  const sent = origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined;
  const isOwn = sent?.hostname === hostname && sent.protocol === protocol;
  return { siteId: hostname, origin: isOwn ? sent.origin : publicUrl };
}

@Injectable()
class CurrentSitePipe implements PipeTransform<Exchange, Site> {
  constructor(private readonly config: Config) {}

  transform({ request }: Exchange): Site {
    return siteOf(request, this.config.publicUrl);
  }
}

/** The site that passkeys are for. */
export const CurrentSite = () => OfExchange(CurrentSitePipe);
