import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { ApiError } from './api-error';
import { type AskParameters, makeCall } from './ask';
import { randomUuid } from '../random-uuid';
import type { CallValues } from './send';

/** The keys of actions whose end nobody knows. */
const unsettled = new Map<string, string>();

/**
 * Makes a call that must not happen twice. Where the answer was lost, pressing the button again repeats the same
 * action; once the server has decided, it is a new one. Not for what sets a value: setting it again, after another, is
 * a new action.
 */
export function askOnce<R extends CallRoute>(route: R, ...given: AskParameters<R, never>): Promise<AnswerOf<R>>;
export function askOnce(route: Route, values?: CallValues): Promise<unknown> {
  return sendOnce(route, values, makeCall);
}

/** The same, by another way of sending. */
export function sendOnce<R extends Route, T>(
  route: R,
  values: CallValues | undefined,
  send: (route: R, values: CallValues | undefined, options: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  return actOnce(JSON.stringify([route, values]), (idempotencyKey) => send(route, values, { idempotencyKey }));
}

/** The same for an action with an identity of its own, such as a file. */
export async function actOnce<T>(action: string, send: (idempotencyKey: string) => Promise<T>): Promise<T> {
  const idempotencyKey = unsettled.get(action) ?? randomUuid();
  unsettled.set(action, idempotencyKey);
  try {
    const answer = await send(idempotencyKey);
    unsettled.delete(action);
    return answer;
  } catch (error) {
    if (isDecided(error)) unsettled.delete(action);
    throw error;
  }
}

/**
 * A refusal, or a fault that the server has noted. Anything else may still come to an end, or has without our knowing.
 */
function isDecided(error: unknown): boolean {
  return error instanceof ApiError && ((error.status >= 400 && error.status < 500) || error.code === 'command_failed');
}
