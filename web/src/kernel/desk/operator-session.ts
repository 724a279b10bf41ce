import { createContext, use, useMemo } from 'react';
import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import { mayOperate } from '@planet-heroes/contracts/operator-permissions';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import type { OperatorRole } from '@planet-heroes/contracts/kernel/operators/roles';
import { MESSAGES } from './messages';
import { ApiError } from '../api/api-error';
import { type CallValues, readJson, send } from '../api/send';

const KEY = 'planet-heroes:operator-token';

/** Used instead of a token: the account that is signed in in this browser. No token has a space. */
export const SIGNED_IN = 'signed in';

const PATIENCE_MS = 15_000;
/** What can be sent as a header at all. */
const SENDABLE = /^[\x21-\x7e]+$/;
/** Refusals of 401 and 403 that say nothing against the token. */
const KNOWN_TOKEN: ReadonlySet<string | undefined> = new Set(['role_not_allowed', 'confirmation_required']);

/** The token of this tab: it ends with it, and no other tab sees it. */
export function rememberedToken(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberToken(token: string | undefined): void {
  try {
    if (token === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // Storage is switched off: the token lasts until the page is loaded again.
  }
}

/** What the pages call with. */
export interface Session {
  /** Undefined while a new one is asked for. */
  token: string | undefined;
  /** The server takes the token no longer. Stays the same function from one drawing to the next. */
  onRefused: () => void;
}
export const SessionContext = createContext<Session>({ token: undefined, onRefused() {} });
export const useSession = (): Session => use(SessionContext);

/** Who is signed in. */
export interface SignedInOperator {
  id: string;
  name: string;
  roles: readonly OperatorRole[];
}
export const OperatorContext = createContext<SignedInOperator | undefined>(undefined);
export const useOperator = (): SignedInOperator => use(OperatorContext)!;

/** Whether the signed-in operator may make a call: what would be refused is not offered. */
export function useMay(): (call: Route) => boolean {
  const { roles } = useOperator();
  return (call) => mayOperate(roles, call);
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The same again repeats an action whose answer was lost. */
  idempotencyKey?: string;
}

/** Calls as an operator. A command that goes on after a 202 is not followed: it throws with that status. */
export function callAsOperator<R extends CallRoute>(
  token: string,
  route: R,
  values?: CallValues,
  options?: CallOptions,
): Promise<AnswerOf<R>>;
export async function callAsOperator(
  token: string,
  route: Route,
  values?: CallValues,
  options?: CallOptions,
): Promise<unknown> {
  const response = await sendAsOperator(token, route, values, options);
  if (response.status === 202) throw new ApiError(202, '');
  return readJson(response);
}

function sendAsOperator(
  token: string,
  route: Route,
  values?: CallValues,
  { idempotencyKey, ...rest }: CallOptions = {},
): Promise<Response> {
  if (token !== SIGNED_IN && !SENDABLE.test(token)) return Promise.reject(new ApiError(401, ''));
  const headers = {
    ...(token !== SIGNED_IN && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  };
  return send(route, values, { ...rest, headers, boundMs: PATIENCE_MS, cache: 'no-store' });
}

/** What came in the way of an operator's call. */
export interface CallFailure {
  /**
   * `refused`: no operator. `away`: nobody answered. `accepted`: it will be done, once a worker is free. Else the
   * server's own code.
   */
  code: string;
  text: string;
}

/** What an error of a call means to an operator. */
export function failureOf(error: unknown): CallFailure {
  if (!(error instanceof ApiError)) return { code: 'away', text: MESSAGES.away };
  const { status, code, serverMessage } = error;
  if (status === 202) return { code: 'accepted', text: MESSAGES.results.accepted };
  const isRefused = (status === 401 || status === 403) && !KNOWN_TOKEN.has(code);
  return { code: isRefused ? 'refused' : code ?? 'away', text: serverMessage ?? MESSAGES.answeredWith(status) };
}

/** The signed-in operator's calls. Where the token is no longer accepted, another is asked for. */
export function useCalls() {
  const { token, onRefused } = useSession();
  return useMemo(() => {
    const noting = async <T>(answer: Promise<T>): Promise<T> => {
      try {
        return await answer;
      } catch (error) {
        if (failureOf(error).code === 'refused') onRefused();
        throw error;
      }
    };
    return {
      call: <R extends CallRoute>(route: R, values?: CallValues, options?: CallOptions) =>
        noting(callAsOperator(token!, route, values, options)),
      /** The answer as a file. */
      download: (route: Route, values?: CallValues) =>
        noting(sendAsOperator(token!, route, values).then((response) => response.blob())),
    };
  }, [token, onRefused]);
}

export type Calls = ReturnType<typeof useCalls>;
