import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import { OVERVIEW_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { methodOf, type Route, urlOf, type UrlValues } from '@planet-heroes/contracts/kernel/calls/route';

const PATIENCE_MS = 15_000;
/** What can be sent as a header at all. */
const SENDABLE = /^[\x21-\x7e]+$/;

/** `refused`: not the operator token. `away`: nobody answered. Else the server's own code. */
export class OpsError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Calls as an operator. Throws an OpsError. */
export function callOps<R extends CallRoute>(token: string, route: R, values?: UrlValues, signal?: AbortSignal): Promise<AnswerOf<R>>;
export async function callOps(token: string, route: Route, values: UrlValues = {}, signal?: AbortSignal): Promise<unknown> {
  if (!SENDABLE.test(token)) throw new OpsError('refused', 'This cannot be an operator token.');
  const patience = AbortSignal.timeout(PATIENCE_MS);
  let response: Response;
  let body: { error?: { code: string; message: string } };
  try {
    response = await fetch(urlOf(route, values), {
      method: methodOf(route),
      headers: { authorization: `Bearer ${token}` },
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
      cache: 'no-store',
    });
    body = (await response.json()) as typeof body;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new OpsError('away', 'The server does not answer.');
  }
  if (response.ok) return body;
  if (response.status === 401 || response.status === 403) throw new OpsError('refused', body.error?.message ?? '');
  throw new OpsError(body.error?.code ?? 'away', body.error?.message ?? `The server answered with ${response.status}.`);
}

export function readOverview(token: string, signal?: AbortSignal): Promise<Overview> {
  return callOps(token, OVERVIEW_ROUTES.readOverview, {}, signal);
}
