import type { FastifyInstance } from 'fastify';

/** A route as the server knows it, with its parameters in braces. */
export interface RegisteredRoute {
  method: string;
  path: string;
}

/** Notes every route that is registered from now on; HEAD, which comes with every GET, is left out. */
export function collectRoutes(fastify: FastifyInstance): readonly RegisteredRoute[] {
  const routes: RegisteredRoute[] = [];
  fastify.addHook('onRoute', ({ method, url }) => {
    const path = url.replace(/:(\w+)/g, '{$1}');
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push({ method: each, path });
  });
  return routes;
}
