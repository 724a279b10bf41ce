import type { Call } from '@planet-heroes/contracts/kernel/calls/call';
import type { RegisteredRoute } from '../api-docs/registered-routes.js';

/** What answers each call, by the call's name. */
const implementations = new Map<string, string>();

/** Notes what answers a call, as `Implements` does for a controller's method. A second for the same call throws. */
export function noteImplementation({ id }: Pick<Call, 'id'>, by: string): void {
  const before = implementations.get(id);
  if (before) throw new Error(`The call ${id} has two implementations: ${before} and ${by}.`);
  implementations.set(id, by);
}

/** Declares calls that plain routes of the server answer, and no controller's methods. */
export function answeredByPlainRoutes(calls: readonly Pick<Call, 'id'>[]): void {
  for (const call of calls) noteImplementation(call, 'a plain route');
}

/** Throws, naming it, where a call has no implementation, or one that is under none of the server's routes. */
export function assertImplemented(calls: readonly Call[], routes: readonly RegisteredRoute[]): void {
  const registered = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  for (const { id, route } of calls) {
    const by = implementations.get(id);
    if (!by) throw new Error(`The call ${id} (${route}) has no implementation.`);
    if (!registered.has(route)) throw new Error(`The call ${id} (${route}) is not reached: ${by} is in no module.`);
  }
}
