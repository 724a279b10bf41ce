import { methodOf, type Route, urlOf, type UrlValues } from '@planet-heroes/contracts/kernel/calls/route';
import { noteServerTime } from '../../kit/server-clock';
import { randomUuid } from '../random-uuid';
import { ApiError } from './api-error';

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
  noteServerTime(response.headers.get('date'));
  if (!response.ok) throw await ApiError.from(response);
  hearAsOf(Number(response.headers.get('planet-as-of')));
  return response;
}

let hearAsOf = (_at: number): void => {};

/** Calls the listener with when each answer was the newest, ms since 1970 by the server's clock; 0: it does not say. */
export function onAsOf(listener: (at: number) => void): void {
  hearAsOf = listener;
}

/** Undefined where there is no body, as with calls whose answer says nothing. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Calls whose effect has not been seen yet; those that change nothing that is shown never are. */
const MAX_OPEN = 20;
const begun = new Map<string, number>();

/** The header by which a call and all that it leads to are one trace (W3C Trace Context). */
export function newTraceparent(isCommand: boolean): string {
  const traceId = randomUuid().replaceAll('-', '');
  if (isCommand) begun.set(traceId, performance.now());
  if (begun.size > MAX_OPEN) begun.delete(begun.keys().next().value!);
  return `00-${traceId}-${traceId.slice(16)}-01`;
}

/** Measures `click-to-paint` of the call that a change came from, where this page made it. */
export function notePainted(traceId: string | undefined): void {
  const start = begun.get(traceId!);
  if (start === undefined) return;
  begun.delete(traceId!);
  // The task behind the next frame: by then it has been painted.
  requestAnimationFrame(() =>
    setTimeout(() => performance.measure('click-to-paint', { start, end: performance.now(), detail: traceId })));
}
