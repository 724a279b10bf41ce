import type { FastifyRequest } from 'fastify';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';

/** The call that a request makes, as the contracts name it; of a page, its path. */
export function callOf({ method, routeOptions, url }: FastifyRequest): Route {
  const verb = method === 'HEAD' ? 'GET' : method;
  return `${verb} ${(routeOptions.url ?? url).replaceAll(/:(\w+)/g, '{$1}')}` as Route;
}
