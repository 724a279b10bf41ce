import { methodOf, type Route, urlOf, type UrlValues } from '@planet-heroes/contracts/kernel/calls/route';
import { ApiError } from './api-error';
import { newTraceparent } from './traces';

/** The server answers within seconds, if only that it goes on working. After this long nobody will. */
const ANSWER_BOUND_MS = 30_000;

/** What a call is given, whichever it is. */
export interface CallValues extends UrlValues {
  /** JSON, or a file as it is. */
  body?: unknown;
}

interface SendOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  cache?: RequestCache;
  boundMs?: number;
}

/** Makes a call, with cookies, and answers with what came back. Throws `ApiError` on any answer that is not OK. */
export async function send(
  route: Route,
  { body, ...values }: CallValues = {},
  { headers, signal, boundMs = ANSWER_BOUND_MS, ...init }: SendOptions = {},
): Promise<Response> {
  const method = methodOf(route);
  const isFile = body instanceof Blob;
  const response = await fetch(urlOf(route, values), {
    ...init,
    method,
    headers: {
      ...headers,
      ...(body !== undefined && { 'Content-Type': isFile ? body.type : 'application/json' }),
      traceparent: newTraceparent(method !== 'GET'),
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    signal: AbortSignal.any([AbortSignal.timeout(boundMs), ...(signal ? [signal] : [])]),
    credentials: 'include',
  });
  if (!response.ok) throw await ApiError.from(response);
  return response;
}

/** Undefined where there is no body, as with calls whose answer says nothing. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
