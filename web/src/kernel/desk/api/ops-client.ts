import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import {
  type CallMethod, methodOf, type Route, urlOf, type UrlValues,
} from '@planet-heroes/contracts/kernel/calls/route';
import { MESSAGES } from '../messages';

/** In the place of a key: whoever is signed in in this browser. No key has a space. */
export const SIGNED_IN = 'signed in';

const PATIENCE_MS = 15_000;
/** What can be sent as a header at all. */
const SENDABLE = /^[\x21-\x7e]+$/;

/**
 * `refused`: no operator. `away`: nobody answered. `accepted`: it will be done, once a worker is free. Else the
 * server's own code.
 */
export class OpsError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface OpsValues extends UrlValues {
  /** JSON, or a file as it is. */
  body?: unknown;
  /** The same again repeats an action whose answer was lost. */
  idempotencyKey?: string;
}

/** Calls as an operator. Throws an OpsError. */
export function callOps<R extends CallRoute>(token: string, route: R, values?: OpsValues): Promise<AnswerOf<R>>;
export function callOps(token: string, route: Route, values: OpsValues = {}): Promise<unknown> {
  return request(token, methodOf(route), urlOf(route, values), values);
}

/** Reads what is at an URL, as an operator. Throws an OpsError, or the signal's reason. */
export function readOps(token: string, url: string, signal?: AbortSignal): Promise<unknown> {
  return request(token, 'GET', url, {}, signal);
}

/** A file, as an operator. Throws an OpsError. */
export async function downloadOps(token: string, route: Route, values: OpsValues): Promise<Blob> {
  return (await send(token, methodOf(route), urlOf(route, values), values)).blob();
}

/** Why a token opens nothing; undefined where it does. */
export async function problemWith(token: string): Promise<OpsError | undefined> {
  try {
    await callOps(token, OPERATORS_ROUTES.readOperator);
    return undefined;
  } catch (error) {
    return error as OpsError;
  }
}

async function request(
  token: string,
  method: CallMethod,
  url: string,
  values: OpsValues,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await send(token, method, url, values, signal);
  const answer = await whileAnswered((): Promise<unknown> => response.json(), signal);
  if (response.status === 202) throw new OpsError('accepted', MESSAGES.results.accepted);
  return answer;
}

/** The answer to a call that succeeded. Throws an OpsError. */
async function send(
  token: string,
  method: CallMethod,
  url: string,
  { body, idempotencyKey }: OpsValues,
  signal?: AbortSignal,
): Promise<Response> {
  if (token !== SIGNED_IN && !SENDABLE.test(token)) throw new OpsError('refused', 'This cannot be a key.');
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const response = await whileAnswered(() =>
    fetch(url, {
      method,
      headers: {
        ...(token !== SIGNED_IN && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(body !== undefined && { 'content-type': body instanceof Blob ? body.type : 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
      cache: 'no-store',
    }), signal);
  if (response.ok) return response;
  const { error } = (await whileAnswered(() => response.json(), signal)) as ErrorAnswer;
  const { code = 'away', message = MESSAGES.answeredWith(response.status) } = error ?? {};
  const isKnown = code === 'role_not_allowed' || code === 'confirmation_required';
  const isRefused = (response.status === 401 || response.status === 403) && !isKnown;
  throw new OpsError(isRefused ? 'refused' : code, message);
}

interface ErrorAnswer {
  error?: { code: string; message: string };
}

/** What cannot be read is the same as no answer, unless it was called off. */
async function whileAnswered<T>(read: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new OpsError('away', MESSAGES.away);
  }
}
