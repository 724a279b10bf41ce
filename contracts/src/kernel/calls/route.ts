export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path, as in `GET /api/heroes/leaderboard/{limit}`. The pages know no more of a call than this. */
export type Route = `${CallMethod} /${string}`;

/** One area's routes by the calls' names. */
export type Routes = Readonly<Record<string, Route>>;

/** The names in a path's braces. */
export type ParamOf<R extends string> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamOf<Rest>
  : never;

/** What stands in the URL of a call. A query value of undefined is left out. */
export interface UrlValues {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
}

export function methodOf(route: Route): CallMethod {
  return route.slice(0, route.indexOf(' ')) as CallMethod;
}

export function pathOf(route: string): string {
  return route.slice(route.indexOf(' ') + 1);
}

/** The URL of a call with these values. */
export function urlOf(route: Route, { params = {}, query = {} }: UrlValues = {}): string {
  const path = pathOf(route).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).flatMap((
    [name, value],
  ) => (value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`]));
  return given.length > 0 ? `${path}?${given.join('&')}` : path;
}
