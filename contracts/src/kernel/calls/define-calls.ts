import type { Call, CallArea, CallDescription } from './call.js';
import { methodOf, pathOf, type Route, type Routes } from './route.js';

type Typed = 'params' | 'query' | 'body' | 'checks' | 'answers' | 'command';

/** A call that knows its own types: what stands in its URL, its body and its answers. */
export type DefinedCall<R extends Route, D extends CallDescription> = Omit<Call, Typed | 'route'> & { route: R } &
  Pick<D, keyof D & Typed>;

/**
 * One area's calls, by name (`operationId`). Each name of the routes needs a description, and a description without a
 * route does not compile.
 */
export function defineCalls<const R extends Routes, D extends Record<keyof R, CallDescription>>(
  routes: R,
  area: CallArea,
  descriptions: D & Record<Exclude<keyof D, keyof R>, never>,
) {
  const calls = Object.entries(routes).map(([id, route]): [string, Call] => [
    id,
    {
      id,
      area,
      route,
      method: methodOf(route),
      path: pathOf(route),
      ...(descriptions as Record<string, CallDescription>)[id]!,
    },
  ]);
  return Object.fromEntries(calls) as unknown as { readonly [K in keyof R]: DefinedCall<R[K], D[K]> };
}
